import type { IncludedLayoutProps } from './layout-props'

/** In two columns; the last of an odd number has a row of its own. */
export function PlainLayout({ intro, heading, points }: IncludedLayoutProps) {
  return (
    <>
      {intro}
      <div className="included-heading">{heading}</div>
      <ul className="mt-10 grid gap-x-6 md:grid-cols-2 lg:gap-x-16">
        {points.map(({ title, text }) => (
          <li
            key={title}
            data-reveal
            className="border-line-strong border-t-[1.5px] pt-5 pb-10 last:odd:md:col-span-2 last:odd:md:grid last:odd:md:grid-cols-2 last:odd:md:gap-x-6 last:odd:lg:gap-x-16"
          >
            <h3 className="text-h3">{title}</h3>
            <p className="mt-3 max-w-[52ch] text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </>
  )
}
