import { content } from '@/lib/content'

export function Hero() {
  const { title, lead, aim } = content().accessibility
  return (
    <div className="wrap pt-10 pb-16 lg:pt-16 lg:pb-24">
      <h1 className="max-w-[9em] text-hero">{title}</h1>
      <div className="mt-10 grid gap-x-6 gap-y-10 lg:mt-14 lg:grid-cols-12 lg:items-start">
        <p className="max-w-[46ch] text-lead lg:col-span-5">{lead}</p>
        <section
          aria-labelledby="aim-title"
          className="floor-sky rounded-control border-[1.5px] border-line-strong p-6 sm:p-9 lg:col-span-6 lg:col-start-7"
        >
          <h2 id="aim-title" className="text-h3">
            {aim.title}
          </h2>
          <p className="mt-3 max-w-[54ch]">{aim.text}</p>
        </section>
      </div>
    </div>
  )
}
