import { useId } from 'react'
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

/** A screenshot of the product, and its caption. Narrow screens scroll it sideways at a size at which it can be read. */
export function Screenshot({ view, side }: ScreenshotProps) {
  const caption = useId()
  return (
    <Section floor={view.floor} className="py-14 lg:py-24 print:py-4">
      <figure className="grid grid-cols-1 gap-5 lg:grid-cols-12 lg:gap-6" data-reveal>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls */}
        <div
          role="group"
          aria-labelledby={caption}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: Safari scrolls it by keyboard only when it has the focus
          tabIndex={0}
          className={`-mx-[clamp(1.25rem,4vw,3rem)] overflow-x-auto overscroll-x-contain px-[clamp(1.25rem,4vw,3rem)] [scrollbar-width:thin] lg:col-span-9 lg:mx-0 lg:px-0 print:mx-0 print:px-0 ${side === 'left' ? 'lg:order-last' : ''}`}
        >
          <Picture
            entry={pictureEntry(view.picture.file)}
            alt={view.picture.alt}
            sizes={columnSizes(9, '(min-width: 48rem) 92vw, 40rem')}
            screen
            className="block w-[max(100%,40rem)] lg:w-full print:w-full"
            imageClassName="rounded-picture print:max-h-[9cm] print:w-auto"
          />
        </div>
        <figcaption
          id={caption}
          className="border-line-strong border-t-[1.5px] pt-3 text-lead lg:col-span-3 lg:pt-5 lg:font-bold lg:font-display lg:text-h3"
        >
          {view.caption}
        </figcaption>
      </figure>
    </Section>
  )
}
