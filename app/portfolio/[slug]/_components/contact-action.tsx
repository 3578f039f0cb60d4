import { CallToAction } from '@/components/sections/call-to-action'
import { content } from '@/lib/content'
import * as paths from '@/lib/paths'
import type { CaseStudyProps } from './case-study'

/** The way to the contact form, which opens with this project as its subject. */
export function ContactAction({ story }: CaseStudyProps) {
  const { title, text, action } = content().portfolioPage.discuss
  return (
    <CallToAction
      floor="marigold-light"
      title={title}
      text={text}
      primary={{ label: action.label, href: paths.contactAbout(`A project like ${story.title}`) }}
      secondary={{ label: 'All projects', href: paths.portfolio }}
    />
  )
}
