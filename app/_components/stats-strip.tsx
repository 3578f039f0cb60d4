import { CountUp } from '@/components/motion/count-up'
import { columns } from '@/components/ui/even-columns'
import { fitWords } from '@/components/ui/fit-text'
import { Picture } from '@/components/ui/picture'
import { fixedWidth } from '@/components/ui/picture-sizes'
import { Section } from '@/components/ui/section'
import { content, getClaim } from '@/lib/content'

/** The number of average letters that fit in a column at the largest size. */
const LETTERS = 4.5

/** Claims below a shelf, on which an object stands for each. */
export function StatsStrip() {
  const { stats } = content().home
  if (!stats?.claims.length) return null
  const claims = stats.claims.map(({ claim, picture }) => ({ ...getClaim(claim), picture }))
  return (
    <Section floor="teal" labelledBy="stats-title" title={stats.title} size="text-h3" className="py-16 lg:py-24">
      <dl
        className="mt-14 grid grid-cols-2 gap-y-10 dark:gap-y-18 lg:mt-16 lg:grid-cols-(--columns)"
        style={columns(claims.length, 4)}
      >
        {claims.map(({ name, label, value, picture }) => (
          <div key={name} className="row-span-2 grid grid-rows-subgrid gap-y-0">
            <dt className="order-last pr-4 pt-2 font-semibold">{label}</dt>
            <dd className="self-end">
              {picture ? (
                <Picture
                  picture={picture}
                  sizes={fixedWidth(13)}
                  className="under-lamp mr-4 max-w-52"
                  imageClassName="in-data-cut-out:aspect-[5/4] in-data-cut-out:object-contain in-data-cut-out:object-bottom-left"
                />
              ) : null}
              <p className="whitespace-nowrap border-line-strong border-t-[6px] pt-4 font-display text-[min(max(2.75rem,5.4vw),5rem,13vw)] leading-none">
                {/* A figure does not break: its spaces are as wide as its narrowest letters. */}
                <span className="text-fit-[1em]" style={fitWords(value.replace(/\s/g, 'i'), LETTERS)}>
                  <CountUp value={value} />
                </span>
              </p>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
