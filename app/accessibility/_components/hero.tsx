import { Picture } from '@/components/ui/picture'
import { columnSizes } from '@/components/ui/picture-sizes'
import { content } from '@/lib/content'

export function Hero() {
  const { title, lead, picture } = content().accessibility
  return (
    <div className="wrap grid gap-x-6 gap-y-8 pt-10 pb-14 md:grid-cols-12 lg:pt-12 lg:pb-20">
      <div className={picture ? 'md:col-span-7 md:self-center lg:col-span-6' : 'md:col-span-12'}>
        <h1 className="max-w-[9em] text-hero">{title}</h1>
        <p className="mt-8 max-w-[46ch] text-lead lg:mt-10">{lead}</p>
      </div>
      {picture ? (
        <Picture
          picture={picture}
          sizes={columnSizes(6, '(min-width: 48rem) 40vw, 76vw')}
          priority
          maxHeight="40rem"
          className="w-full md:col-span-5 md:self-center lg:col-span-6"
        />
      ) : null}
    </div>
  )
}
