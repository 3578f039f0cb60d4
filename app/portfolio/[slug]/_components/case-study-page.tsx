import { PageJsonLd } from '@/app/_layout/page-json-ld'
import { content } from '@/lib/content'
import * as paths from '@/lib/paths'
import { creativeWork } from '@/lib/seo/json-ld'
import { Approach } from './approach'
import type { CaseStudyProps } from './case-study'
import { Challenge } from './challenge'
import { ContactAction } from './contact-action'
import { Hero } from './hero'
import { Outcome } from './outcome'
import { Quote } from './quote'
import { RelatedProjects } from './related-projects'
import { Screenshot } from './screenshot'
import { WhatWeBuilt } from './what-we-built'

/** A project told in full. */
export function CaseStudyPage({ story }: CaseStudyProps) {
  const [first, second, ...others] = story.caseStudy.views
  return (
    <article aria-labelledby="story-title">
      <PageJsonLd path={paths.project(story.slug)} data={creativeWork(content().site, story)} />
      <Hero story={story} />
      <Challenge story={story} />
      {first ? <Screenshot view={first} side="right" /> : null}
      <Approach story={story} />
      <Quote story={story} />
      <WhatWeBuilt story={story} />
      {second ? <Screenshot view={second} side="left" /> : null}
      <Outcome story={story} />
      {others.map((view, index) => (
        <Screenshot key={view.picture.file} view={view} side={index % 2 === 0 ? 'right' : 'left'} />
      ))}
      <RelatedProjects story={story} />
      <ContactAction story={story} />
    </article>
  )
}
