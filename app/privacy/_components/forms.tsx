import { Section } from '@/components/ui/section'
import { content } from '@/lib/content'
import { messagesConfig } from '@/lib/messages/config'

/** The data of each form, and the service that the site is configured to send it to. */
export function Forms() {
  const { formsTitle, forms, collectsLabel, purposeLabel, keptLabel, wayTitle, way } = content().privacy
  const { origin } = messagesConfig(process.env)
  return (
    <Section floor="sand" labelledBy="forms-title" title={formsTitle}>
      <div className="mt-12 grid gap-6 dark:gap-y-14 lg:grid-cols-2">
        {forms.map(({ name, collects, purpose, kept }, index) => (
          <article
            key={name}
            aria-labelledby={`form-${index}`}
            className={`always-light floor-paper bg-surface under-lamp self-start rounded-control border-[1.5px] border-line-strong px-5 py-6 sm:px-10 sm:py-8 ${index > 0 ? 'lg:row-span-2' : ''}`}
          >
            <h3 id={`form-${index}`} className="text-h4">
              {name}
            </h3>
            <dl className="mt-6">
              {[
                { label: collectsLabel, text: collects },
                { label: purposeLabel, text: purpose },
                { label: keptLabel, text: kept },
              ].map(({ label, text }) => (
                <div key={label} className="border-line border-t py-4 last:pb-0">
                  <dt className="label">{label}</dt>
                  <dd className="mt-2">{text}</dd>
                </div>
              ))}
            </dl>
          </article>
        ))}
        <div className="mt-8 lg:col-start-1">
          <h3 className="text-h4">{wayTitle}</h3>
          <p className="mt-3 max-w-[60ch]">
            {origin ? way.service.replaceAll('{host}', new URL(origin).hostname) : way.own}
          </p>
        </div>
      </div>
    </Section>
  )
}
