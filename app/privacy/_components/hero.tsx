import { content } from '@/lib/content'

export function Hero() {
  const { title, lead, zeros } = content().privacy
  return (
    <div className="wrap grid gap-x-6 gap-y-10 pt-10 pb-20 lg:grid-cols-12 lg:pt-16 lg:pb-28">
      <div className="lg:col-span-7">
        <h1 className="max-w-[11em] text-h1">{title}</h1>
        <p className="mt-8 max-w-[44ch] text-lead text-muted">{lead}</p>
      </div>
      {zeros.length > 0 ? (
        <dl className="lg:col-span-5">
          {zeros.map(({ value, label }) => (
            <div
              key={label}
              className="flex flex-row-reverse items-baseline justify-end gap-5 border-line-strong border-t-[1.5px] py-4 last:border-b-[1.5px]"
            >
              <dt className="font-display font-bold text-h3">{label}</dt>
              <dd className="min-w-[0.7em] font-display text-[5rem] leading-none">{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </div>
  )
}
