import { content } from '@/lib/content'
import { ServiceLinks } from './service-links'

export function Hero() {
  const { title, lead } = content().servicesPage
  return (
    <div className="wrap grid gap-10 pt-8 pb-16 lg:grid-cols-12 lg:gap-x-10 lg:pt-8 lg:pb-20">
      <div className="flex flex-col justify-between gap-8 lg:col-span-5 lg:py-1">
        <h1 className="text-[clamp(2.75rem,5.2vw+0.3rem,5.25rem)] leading-[0.95]">{title}</h1>
        <p className="max-w-[46ch] text-balance text-lead text-muted">{lead}</p>
      </div>
      <div className="lg:col-span-7">
        <ServiceLinks label={title} />
      </div>
    </div>
  )
}
