import { Picture } from '@/components/ui/picture'
import { columnSizes, fixedWidth } from '@/components/ui/picture-sizes'
import { Section } from '@/components/ui/section'
import { content } from '@/lib/content'

export function Values() {
  const { values } = content().about
  if (!values?.items.length) return null
  const { title, picture, items } = values
  return (
    <Section labelledBy="values-title">
      <div className="grid gap-x-6 gap-y-10 lg:grid-cols-12">
        <div className="flex flex-col justify-between gap-10 dark:gap-18 lg:col-span-5">
          <h2 id="values-title" className="text-h2">
            {title}
          </h2>
          {picture ? (
            <Picture
              picture={picture}
              sizes={columnSizes(4, fixedWidth(24))}
              className="under-lamp max-w-96 data-photograph:w-full max-lg:mx-auto lg:mr-10 lg:max-w-none"
            />
          ) : null}
        </div>
        <ul className="lg:col-span-7">
          {items.map((item) => (
            <li key={item.title} data-reveal className="border-line-strong border-t-[1.5px] py-6 lg:py-9">
              <h3 className="text-h3">{item.title}</h3>
              <p className="mt-3 max-w-[60ch] text-lead text-muted">{item.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
