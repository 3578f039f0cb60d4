import { Picture } from '@/components/ui/picture'
import { columnSizes, FULL_BLEED } from '@/components/ui/picture-sizes'
import { Section } from '@/components/ui/section'
import type { CaseStudy } from './case-study'

interface ScreenshotProps {
  view: CaseStudy['caseStudy']['views'][number]
  /** The side of the caption. */
  side: 'left' | 'right'
}

/** A screenshot of the product, and its caption. On phones it is as wide as the screen. */
export function Screenshot({ view, side }: ScreenshotProps) {
  return (
    <Section floor={view.floor} className="py-16 lg:py-24 print:py-4">
      <figure className="grid grid-cols-1 gap-5 lg:grid-cols-12 lg:gap-6" data-reveal>
        <Picture
          picture={view.picture}
          sizes={columnSizes(9, FULL_BLEED)}
          className={`max-md:rounded-none max-md:-mx-(--gutter) lg:col-span-9 print:mx-0 ${side === 'left' ? 'lg:order-last' : ''}`}
          imageClassName="print:max-h-[9cm] print:w-auto"
        />
        <figcaption className="border-line-strong border-t-[1.5px] pt-3 text-lead lg:col-span-3 lg:pt-6 lg:font-bold lg:font-display lg:text-h3">
          {view.caption}
        </figcaption>
      </figure>
    </Section>
  )
}
