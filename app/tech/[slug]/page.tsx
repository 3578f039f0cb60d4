import { PageHead } from '@/app/_seo/page-head'
import { metadataBySlug } from '@/app/_seo/page-metadata'
import { Points, type PointsProps } from '@/components/points/points'
import { CallToAction } from '@/components/sections/call-to-action'
import { ProjectCard } from '@/components/sections/project-card'
import { Section } from '@/components/ui/section'
import { content, getProject, getService, getTechnology, toolNames } from '@/lib/content'
import type { SlugPageProps } from '@/lib/static-params'
import { sceneOf } from '@/lib/technology-scenes'
import * as paths from '@/lib/url-paths'
import { interpolate, subjectOf } from './_components/interpolate'
import { RelatedTechnologies } from './_components/related-technologies'
import { coverTone, technologyColours } from './_components/technology-colours'
import { TechnologyHero } from './_components/technology-hero'
import { UseCases } from './_components/use-cases'
import './technology.css'

export const dynamicParams = false

export function generateStaticParams() {
  return content().technologies.map(({ slug }) => ({ slug }))
}

export const generateMetadata = metadataBySlug(paths.technology)

export default async function TechnologyPage({ params }: SlugPageProps) {
  const technology = getTechnology((await params).slug)
  const { slug, example, why, closingPicture } = technology
  const { technologies, technologiesPage, labels } = content()
  const { title, text, actionLabel, picture } = technologiesPage.closing
  const scene = sceneOf(technology, technologies, technologiesPage.scenes)
  const points: PointsProps['points'] =
    scene && why.kind === 'plain' ? { ...why, kind: 'picture', picture: scene.why, side: 'right' } : why
  const project = example && getProject(example)
  const contact = { label: actionLabel, href: paths.contactAbout(subjectOf(technology)) }
  return (
    <div className="tech" data-cover={coverTone(technology)} style={technologyColours(technology)}>
      <PageHead path={paths.technology(slug)} />
      <TechnologyHero technology={technology} />
      <UseCases technology={technology} />
      <Points id="why" floor={points.kind === 'plain' ? 'cover' : 'sand'} points={points} numbered />
      {project ? (
        <Section labelledBy="example-title" title={labels.technology.example} className="pt-20 lg:pt-28">
          <ul className="mt-10">
            <ProjectCard project={project} cell="wide" story={labels.project.story} tools={toolNames(project)} />
          </ul>
        </Section>
      ) : null}
      <RelatedTechnologies technology={technology} />
      <CallToAction
        floor={getService(technology.service).floor}
        title={interpolate(title, technology)}
        text={interpolate(text, technology)}
        primary={contact}
        picture={closingPicture ?? picture}
      />
    </div>
  )
}
