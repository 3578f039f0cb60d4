import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { StructuredData } from '@/app/_shell/structured-data'
import { content } from '@/lib/content'
import { paths } from '@/lib/paths'
import { creativeWork } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/metadata'
import { Approach } from './_components/approach'
import { Built } from './_components/built'
import { Challenge } from './_components/challenge'
import { NextStep } from './_components/next-step'
import { Opening } from './_components/opening'
import { Outcome } from './_components/outcome'
import { Quote } from './_components/quote'
import { Related } from './_components/related'
import { findStory, storySlugs } from './_components/story'
import { View } from './_components/view'

export const dynamicParams = false

interface ProjectPageProps {
  params: Promise<{ slug: string }>
}

export function generateStaticParams() {
  return storySlugs().map((slug) => ({ slug }))
}

export async function generateMetadata({ params }: ProjectPageProps): Promise<Metadata> {
  const story = findStory((await params).slug)
  if (!story) return {}
  const { site } = content()
  return pageMetadata({ site, ...story.caseStudy.seo, path: paths.project(story.slug), type: 'article' })
}

export default async function ProjectPage({ params }: ProjectPageProps) {
  const story = findStory((await params).slug)
  if (!story) notFound()
  const { site, portfolioPage } = content()
  const [first, second] = story.caseStudy.views
  return (
    <article>
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
      <Related story={story} />
      <NextStep story={story} />
    </article>
  )
}
