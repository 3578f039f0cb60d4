import { Picture } from '@/components/ui/picture'
import { columnSizes } from '@/components/ui/picture-sizes'
import { Section } from '@/components/ui/section'
import { pictureEntry } from '@/lib/pictures'
import type { CaseStudy } from './case-study'

export interface ScreenshotProps {
  view: CaseStudy['caseStudy']['views'][number]
  /** The side of the caption. */
  side: 'left' | 'right'
}

export function Screenshot({ view, side }: ScreenshotProps) {
  return (
    <Section floor={view.floor} className="py-14 lg:py-24 print:py-4">
      <figure className="grid gap-5 lg:grid-cols-12 lg:items-end lg:gap-6" data-reveal>
        <Picture
          entry={pictureEntry(view.picture.file)}
          alt={view.picture.alt}
          sizes={columnSizes(9)}
          screen
          className={`block lg:col-span-9 ${side === 'left' ? 'lg:order-last' : ''}`}
          imageClassName="rounded-picture print:max-h-[9cm] print:w-auto"
        />
        <figcaption className="border-line-strong border-t-[1.5px] pt-3 lg:col-span-3">{view.caption}</figcaption>
      </figure>
    </Section>
  )
}
