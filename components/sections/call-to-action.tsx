import { ButtonLink } from '@/components/ui/button'
import { LogoMark } from '@/components/ui/logo-mark'
import { type Floor, Section } from '@/components/ui/section'

export interface CallToActionProps {
  floor?: Floor
  title: string
  text: string
  primary: { label: string; href: string }
  secondary?: { label: string; href: string }
}

export function CallToAction({ floor = 'marigold-light', title, text, primary, secondary }: CallToActionProps) {
  return (
    <Section floor={floor} labelledBy="closing-title" className="no-print overflow-hidden py-20 lg:py-28">
      <div className="relative grid gap-8 min-[37.5rem]:grid-cols-[1fr_auto] lg:grid-cols-12">
        <div className="lg:col-span-9">
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
        <LogoMark className="-mt-16 -mb-24 size-32 self-end justify-self-end min-[37.5rem]:mt-0 min-[37.5rem]:-mb-26 min-[37.5rem]:size-40 lg:col-span-3 lg:-mb-40 lg:size-64 xl:size-80" />
      </div>
    </Section>
  )
}
