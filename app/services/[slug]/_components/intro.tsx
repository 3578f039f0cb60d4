import type { ServiceEntry } from '@/lib/content'

/** For whom the service is: the first paragraph large, the others below its end, where there is room. */
export function Intro({ intro: [lead, ...rest] }: Pick<ServiceEntry, 'intro'>) {
  return (
    <div className="@container">
      <div className="grid gap-6 @4xl:grid-cols-12">
        <p className="text-balance font-display text-[clamp(1.5rem,1.6vw+0.9rem,2.5rem)] leading-[1.15] tracking-[-0.02em] @4xl:col-span-10">
          {lead}
        </p>
        {rest.length > 0 ? (
          <div className="max-w-[60ch] text-lead text-muted @4xl:col-span-7 @4xl:col-start-6">
            {rest.map((paragraph) => (
              <p key={paragraph} className="not-first:mt-4">
                {paragraph}
              </p>
            ))}
          </div>
        ) : null}
      </div>
    </div>
  )
}
