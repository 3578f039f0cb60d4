import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button'
import { GroundPicture } from '@/components/ui/ground-picture'
import { fixedWidth } from '@/components/ui/picture-sizes'
import { type Floor, Section } from '@/components/ui/section'

interface CallToActionProps {
  floor?: Floor
  title: string
  text: string
  primary: { label: string; href: string }
  secondary?: { label: string; href: string }
  /** Stands on the ground at the lower edge of the section. */
  picture?: { file: string; alt?: string | undefined } | undefined
  /** Below, on the same ground. */
  children?: ReactNode
}

export function CallToAction({ floor = 'marigold', ...props }: CallToActionProps) {
  const { title, text, primary, secondary, picture, children } = props
  // Ink is the floor of the footer below.
  const ground = floor === 'ink' ? 'sand' : floor
  return (
    <Section floor={ground} labelledBy="closing-title" className="with-ground no-print py-16 lg:py-20">
      <div className="grid grid-cols-1 gap-x-6 gap-y-10 md:grid-cols-[1fr_auto] lg:grid-cols-12">
        <div className={picture ? 'ground-text lg:col-span-7' : 'lg:col-span-8'}>
          <h2 id="closing-title" className="max-w-[16em] text-h2">
            {title}
          </h2>
          <p className="mt-5 max-w-[58ch] text-balance text-lead text-muted">{text}</p>
          <p className="mt-8 flex flex-wrap gap-3">
            <ButtonLink {...primary} variant="solid" />
            {secondary ? <ButtonLink {...secondary} variant="secondary" /> : null}
          </p>
        </div>
        {picture ? (
          <GroundPicture
            picture={picture}
            sizes={`(min-width: 64rem) 32rem, ${fixedWidth(16)}`}
            maxHeight="30rem"
            className="w-64 max-w-full has-data-photograph:self-center max-md:has-data-photograph:justify-self-start lg:col-span-5 lg:w-full"
          />
        ) : null}
      </div>
      <div className="ground pt-4 lg:pt-6">{children}</div>
    </Section>
  )
}
