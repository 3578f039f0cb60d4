import { CountUp } from '@/components/motion/count-up'
import { ArrowLink } from '@/components/ui/arrow-link'
import { Picture } from '@/components/ui/picture'
import { columnSizes } from '@/components/ui/picture-sizes'
import { Section } from '@/components/ui/section'
import { getProject, type ServiceEntry } from '@/lib/content'
import { paths } from '@/lib/paths'
import { pictureEntry } from '@/lib/pictures'

/** One measured figure, as large as the page allows, and the project it was measured on. */
export function Proof({ proof, floor }: Pick<ServiceEntry, 'proof' | 'floor'>) {
  const project = getProject(proof.project)
  return (
    <Section floor={floor} id="proof" labelledBy="proof-title">
      <div className="grid gap-10 lg:grid-cols-12 lg:gap-x-6">
        <div className="flex flex-col justify-between gap-8 lg:col-span-8">
          <h2 id="proof-title" className="text-h3">
            Proof
          </h2>
          <div>
            <p className="figure-huge font-bold font-display text-[clamp(5.5rem,27vw,11rem)] leading-[0.8] lg:text-[min(22vw,20rem)] tracking-[-0.015em]">
              <CountUp value={proof.figure} />
            </p>
            <p className="mt-8 max-w-[26ch] font-display text-h3">{proof.label}</p>
          </div>
        </div>
        <div className="lg:col-span-4" data-reveal>
          <Picture
            entry={pictureEntry(project.picture.file)}
            alt={project.picture.alt}
            sizes={columnSizes(4)}
            imageClassName="rounded-picture"
          />
          <p className="mt-5 max-w-[60ch] text-muted">{proof.text}</p>
          {project.caseStudy ? (
            <p className="mt-4">
              <ArrowLink href={paths.project(project.slug)}>{project.title}</ArrowLink>
            </p>
          ) : null}
        </div>
      </div>
    </Section>
  )
}
