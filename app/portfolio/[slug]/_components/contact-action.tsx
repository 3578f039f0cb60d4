import { CallToAction } from '@/components/sections/call-to-action'
import { content } from '@/lib/content'
import * as paths from '@/lib/url-paths'
import type { CaseStudyProps } from './case-study'

/** Links to the contact form with the project as its subject. */
export function ContactAction({ project }: CaseStudyProps) {
  const { action, ...call } = content().portfolioPage.discuss
  return (
    <CallToAction
      {...call}
      primary={{ label: action.label, href: paths.contactAbout(`A project like ${project.title}`) }}
      secondary={{ label: 'All projects', href: paths.portfolio }}
    />
  )
}
