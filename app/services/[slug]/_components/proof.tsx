import { ArrowLink } from '@/components/ui/arrow-link'
import { Picture } from '@/components/ui/picture'
import { columnSizes } from '@/components/ui/picture-sizes'
import { Section } from '@/components/ui/section'
import { content, getProject, type ServiceEntry, type ServiceProof } from '@/lib/content'
import * as paths from '@/lib/url-paths'
import { ProofFigure } from './proof-figure'

/** A measured figure and the project it was measured on. */
export function Proof({ proof, floor }: { proof: ServiceProof; floor: ServiceEntry['floor'] }) {
  const { service: labels, project: links } = content().labels
  const { slug, title, subject, picture, caseStudy } = getProject(proof.project)
  return (
    <Section floor={floor} id="proof" labelledBy="proof-title" title={labels.proof} size="text-h3">
      <ProofFigure {...proof} />
      <div
        data-reveal
        className="mt-12 grid gap-6 border-line-strong border-t-[1.5px] pt-6 lg:mt-16 lg:grid-cols-12 lg:items-center"
      >
        <Picture picture={picture} sizes={columnSizes(5)} className="lg:col-span-5" />
        <div className="lg:col-span-6 lg:col-start-7">
          <h3 className="text-h2">{title}</h3>
          <p className="label mt-3 text-inherit first-letter:uppercase">{subject}</p>
          <p className="mt-5 max-w-[60ch] text-muted">{proof.text}</p>
          <p className="mt-5">
            {caseStudy ? (
              <ArrowLink href={paths.project(slug)}>{links.story}</ArrowLink>
            ) : (
              <ArrowLink href={paths.portfolio}>{links.portfolio}</ArrowLink>
            )}
          </p>
        </div>
      </div>
    </Section>
  )
}
