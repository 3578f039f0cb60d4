import { fitWords } from '@/components/ui/fit-text'

export function Hero({ title, lead }: { title: string; lead: string }) {
  return (
    <div className="wrap grid gap-x-6 gap-y-5 pt-10 pb-14 lg:grid-cols-12 lg:items-end lg:pt-14 lg:pb-14">
      <h1
        className="leading-[0.86] tracking-giant lg:col-span-6 text-fit-[clamp(3.5rem,9.5vw,8.5rem)]"
        style={fitWords(title, 8)}
      >
        {title}
      </h1>
      <p className="max-w-[52ch] text-lead text-muted lg:col-span-6">{lead}</p>
    </div>
  )
}
