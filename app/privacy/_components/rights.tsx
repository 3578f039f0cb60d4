import { Section } from '@/components/ui/section'
import { content } from '@/lib/content'
import * as paths from '@/lib/url-paths'

export function Rights() {
  const { site, privacy } = content()
  const { rights, licences } = privacy
  const { general } = site.emails
  return (
    <Section floor="sky" labelledBy="rights-title">
      <div className="grid gap-x-6 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <h2 id="rights-title" className="text-h2">
            {rights.title}
          </h2>
          <p className="mt-6 max-w-[56ch] text-lead">{rights.text}</p>
          <a href={paths.mail(general)} className="link mt-6 inline-flex min-h-11 items-center text-h4">
            {general}
          </a>
          {rights.items.length > 0 ? (
            <ul className="mt-10 grid gap-x-6 gap-y-8 sm:grid-cols-2">
              {rights.items.map(({ title, text }) => (
                <li key={title} className="border-line-strong border-t-[1.5px] pt-4">
                  <h3 className="text-h4">{title}</h3>
                  <p className="mt-3 text-muted">{text}</p>
                </li>
              ))}
            </ul>
          ) : null}
        </div>
        <div className="border-line-strong border-t-[1.5px] pt-4 lg:col-span-4 lg:col-start-9">
          <h2 className="text-h4">{licences.title}</h2>
          <p className="mt-3 text-muted">{licences.text}</p>
          <a href={paths.licences} className="link mt-3 inline-flex min-h-11 items-center">
            {licences.link}
          </a>
        </div>
      </div>
    </Section>
  )
}
