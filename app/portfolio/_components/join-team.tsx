import { ButtonLink } from '@/components/ui/button'
import { Picture } from '@/components/ui/picture'
import { columnSizes } from '@/components/ui/picture-sizes'
import { Section } from '@/components/ui/section'
import { content } from '@/lib/content'

export function JoinTeam() {
  const { title, text, action, picture } = content().portfolioPage.join
  return (
    <Section floor="teal" labelledBy="join-title" className="no-print py-16 lg:py-14">
      <div className="grid gap-10 lg:grid-cols-12 lg:items-center lg:gap-6">
        <div className={`lg:col-span-6 ${picture ? 'lg:order-last lg:col-start-7' : ''}`}>
          <h2 id="join-title" className="text-h2">
            {title}
          </h2>
          <p className="mt-5 max-w-[46ch] text-balance text-lead text-muted">{text}</p>
          <p className="mt-8">
            <ButtonLink {...action} />
          </p>
        </div>
        {picture ? <Picture picture={picture} sizes={columnSizes(5)} className="lg:col-span-5" /> : null}
      </div>
    </Section>
  )
}
