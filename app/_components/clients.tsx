import { Picture } from '@/components/ui/picture'
import { fixedWidth } from '@/components/ui/picture-sizes'
import { Section } from '@/components/ui/section'
import { content } from '@/lib/content'

export function Clients() {
  const { clients } = content().home
  if (!clients) return null
  return (
    <Section labelledBy="clients-title" title={clients.title} size="text-h3">
      <ul className="mt-8 flex flex-wrap items-center gap-8" data-reveal>
        {clients.logos.map(({ name, picture: { file } }) => (
          <li key={name}>
            <Picture picture={{ file, alt: name }} sizes={fixedWidth(10)} maxHeight="3rem" frame={false} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
