import { columns } from '@/components/ui/even-columns'
import { Section } from '@/components/ui/section'
import type { TechnologyEntry } from '@/lib/content'
import './why.css'

type WhyProps = Pick<TechnologyEntry, 'why'>

/** The indent of each point. */
const INDENTS = [
  'lg:col-start-1',
  'max-lg:ml-4 lg:col-start-3',
  'max-lg:ml-8 lg:col-start-5',
  'max-lg:ml-12 lg:col-start-7',
  'max-lg:ml-8 lg:col-start-5',
  'max-lg:ml-4 lg:col-start-3',
]

function Numbered({ why }: WhyProps) {
  return (
    <Section floor="sand" labelledBy="why-title">
      <h2 id="why-title" className="text-h1">
        {why.title}
      </h2>
      <ol className="mt-12 grid gap-y-10 lg:mt-16 lg:grid-cols-12 lg:gap-x-6 lg:gap-y-14">
        {why.points.map(({ title, text }, index) => (
          <li
            key={title}
            data-reveal
            className={`grid grid-cols-[auto_1fr] items-start gap-x-6 border-line-strong border-t-[1.5px] pt-7 lg:-col-end-1 ${INDENTS[index] ?? ''}`}
          >
            <span
              aria-hidden="true"
              className="tabular text-(--tech) w-[0.62em] font-bold font-display text-[clamp(6rem,11vw,11rem)] leading-[0.74] tracking-[-0.05em]"
            >
              {index + 1}
            </span>
            <div>
              <h3 className="text-h3">{title}</h3>
              <p className="mt-3 max-w-[46ch] text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}

function Centred({ why }: WhyProps) {
  return (
    <Section floor="sand" labelledBy="why-title" className="py-20 text-center lg:py-28">
      <h2 id="why-title" className="text-h1">
        {why.title}
      </h2>
      <ul
        className="mt-14 grid gap-y-12 lg:mt-20 lg:grid-cols-(--columns)"
        style={columns(why.points.length, why.points.length)}
      >
        {why.points.map(({ title, text }) => (
          <li
            key={title}
            data-reveal
            className="border-line-strong px-6 lg:border-l-[1.5px] lg:px-10 lg:py-10 lg:first:border-l-0"
          >
            <h3 className="tech-selected max-w-[10em] text-wrap text-h3">{title}</h3>
            <p className="mx-auto mt-6 max-w-[38ch] text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

export function Why({ why }: WhyProps) {
  return why.layout === 'centred' ? <Centred why={why} /> : <Numbered why={why} />
}
