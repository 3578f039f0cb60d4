import { StructuredData } from '@/app/_shell/structured-data'
import { content } from '@/lib/content'
import * as paths from '@/lib/paths'
import { creativeWork } from '@/lib/seo/json-ld'
import { Approach } from './approach'
import { Built } from './built'
import { Challenge } from './challenge'
import { NextStep } from './next-step'
import { Opening } from './opening'
import { Outcome } from './outcome'
import { Quote } from './quote'
import { Related } from './related'
import type { StoryProps } from './story'
import { View } from './view'

/** A project told in full. */
export function StoryPage({ story }: StoryProps) {
  const { site, portfolioPage } = content()
  const [first, second, ...others] = story.caseStudy.views
  return (
    <article aria-labelledby="story-title">
      <StructuredData
        above={{ name: portfolioPage.seo.title, path: paths.portfolio }}
        here={{ name: story.title, path: paths.project(story.slug) }}
        data={creativeWork(site, story)}
      />
      <Opening story={story} />
      <Challenge story={story} />
      {first ? <View view={first} side="right" /> : null}
      <Approach story={story} />
      <Quote story={story} />
      <Built story={story} />
      {second ? <View view={second} side="left" /> : null}
      <Outcome story={story} />
      {others.map((view, index) => (
        <View key={view.picture.file} view={view} side={index % 2 === 0 ? 'right' : 'left'} />
      ))}
      <Related story={story} />
      <NextStep story={story} />
    </article>
  )
}
