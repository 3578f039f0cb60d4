import { ButtonLink } from '@/components/ui/button'
import { Picture } from '@/components/ui/picture'
import { CALL_PICTURE } from '@/components/ui/picture-sizes'
import { type Floor, Section } from '@/components/ui/section'
import { pictureEntry } from '@/lib/pictures'

export interface CallToActionProps {
  floor?: Floor
  title: string
  text: string
  primary: { label: string; href: string }
  secondary?: { label: string; href: string }
  /** Stands on the lower edge of the section. */
  picture?: { file: string; alt: string } | undefined
}

export function CallToAction({
  floor = 'marigold-light',
  title,
  text,
  primary,
  secondary,
  picture,
}: CallToActionProps) {
  return (
    <Section floor={floor} labelledBy="closing-title" className="no-print overflow-hidden py-20 lg:py-28">
      <div className="grid grid-cols-1 gap-x-6 gap-y-10 md:grid-cols-[1fr_auto] lg:grid-cols-12">
        <div className="lg:col-span-8">
          <h2 id="closing-title" className="max-w-[16em] text-h2">
            {title}
          </h2>
          <p className="mt-5 max-w-[58ch] text-balance text-lead text-muted">{text}</p>
          <p className="mt-8 flex flex-wrap gap-3">
            <ButtonLink href={primary.href} variant="solid">
              {primary.label}
            </ButtonLink>
            {secondary ? (
              <ButtonLink href={secondary.href} variant="secondary">
                {secondary.label}
              </ButtonLink>
            ) : null}
          </p>
        </div>
        {picture ? (
          <Picture
            entry={pictureEntry(picture.file)}
            alt={picture.alt}
            sizes={CALL_PICTURE}
            className="-mb-20 w-56 max-w-full self-end justify-self-end lg:-mb-28 lg:w-full lg:max-w-96 lg:col-span-4"
          />
        ) : null}
      </div>
    </Section>
  )
}
