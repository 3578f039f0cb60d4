import { PageHead } from '@/app/_seo/page-head'
import { CallToAction } from '@/components/sections/call-to-action'
import { content } from '@/lib/content'
import { creativeWork } from '@/lib/seo/json-ld'
import * as paths from '@/lib/url-paths'
import { Approach } from './approach'
import { type CaseStudyProps, labels } from './case-study'
import { Challenge } from './challenge'
import { Hero } from './hero'
import { Outcome } from './outcome'
import { Quote } from './quote'
import { RelatedProjects } from './related-projects'
import { Screenshot } from './screenshot'
import { WhatWeBuilt } from './what-we-built'

export function CaseStudyPage({ project }: CaseStudyProps) {
  const { views, quote, outcome, related } = project.caseStudy
  const [first, second, ...others] = views
  const { action, ...call } = content().portfolioPage.discuss
  return (
    <article aria-labelledby="story-title">
      <PageHead path={paths.project(project.slug)} data={creativeWork(content().site, project)} />
      <Hero project={project} />
      <Challenge project={project} />
      {first ? <Screenshot view={first} side="right" /> : null}
      <Approach project={project} />
      {quote ? <Quote quote={quote} /> : null}
      <WhatWeBuilt project={project} />
      {second ? <Screenshot view={second} side="left" /> : null}
      <Outcome project={project} />
      {others.map((view, index) => (
        <Screenshot key={view.picture.file} view={view} side={index % 2 === 0 ? 'right' : 'left'} />
      ))}
      <RelatedProjects project={project} />
      <CallToAction
        {...call}
        floor={outcome.floor === 'marigold' && related.length === 0 ? 'sky' : 'marigold'}
        primary={{ label: action.label, href: paths.contactAbout(`A project like ${project.title}`) }}
        secondary={{ label: labels().all, href: paths.portfolio }}
      />
    </article>
  )
}
