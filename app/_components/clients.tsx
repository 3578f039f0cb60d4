import { Picture } from '@/components/ui/picture'
import { fixedWidth } from '@/components/ui/picture-sizes'
import { Section } from '@/components/ui/section'
import { content } from '@/lib/content'

export function Clients() {
  const { clients } = content().home
  if (!clients) return null
  return (
    <Section labelledBy="clients-title" title={clients.title} size="text-h3" className="py-16 lg:py-20">
      <ul className="mt-8 grid grid-cols-2 items-center gap-8 sm:flex sm:flex-wrap sm:gap-x-14" data-reveal>
        {clients.logos.map(({ name, picture: { file } }) => (
          <li key={name}>
            <Picture
              picture={{ file, alt: name }}
              sizes={fixedWidth(10)}
              maxHeight="3rem"
              frame={false}
              className="w-40"
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}
