import { Section } from '@/components/ui/section'
import { content } from '@/lib/content'
import * as paths from '@/lib/url-paths'

const CELL = 'mb-10 break-inside-avoid border-line-strong border-t-[1.5px] pt-4'

export function Rights() {
  const { site, privacy } = content()
  const { rights, licences } = privacy
  const { general } = site.emails
  return (
    <Section floor="sky" labelledBy="rights-title">
      <div className="grid gap-x-6 gap-y-6 lg:grid-cols-12">
        <h2 id="rights-title" className="text-h2 lg:col-span-6">
          {rights.title}
        </h2>
        <div className="lg:col-span-6">
          <p className="max-w-[56ch] text-lead">{rights.text}</p>
          <a href={paths.mail(general)} className="link mt-3 inline-flex min-h-11 items-center text-h4">
            {general}
          </a>
        </div>
      </div>
      <ul className="mt-12 gap-x-6 md:columns-2 lg:mt-16 lg:columns-3">
        {rights.items.map(({ title, text }) => (
          <li key={title} className={CELL}>
            <h3 className="text-h4">{title}</h3>
            <p className="mt-3 max-w-[60ch] text-muted">{text}</p>
          </li>
        ))}
        <li className={CELL}>
          <h3 className="text-h4">{licences.title}</h3>
          <p className="mt-3 max-w-[60ch] text-muted">{licences.text}</p>
          <a href={paths.withBasePath(paths.licences)} className="link mt-3 inline-flex min-h-11 items-center">
            {licences.link}
          </a>
        </li>
      </ul>
    </Section>
  )
}
