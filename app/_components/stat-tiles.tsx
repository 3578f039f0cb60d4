import { columns } from '@/components/ui/even-columns'
import { fitWords } from '@/components/ui/fit-text'
import { getClaim } from '@/lib/content'

/** The number of average letters that fit in a tile of small phones. */
const LETTERS = 4.5
/** Also the height of the line, so that labels stay in line below figures that are smaller. */
const SIZE = 'text-fit-[clamp(2.25rem,3.4vw,3rem)] leading-[clamp(2.25rem,3.4vw,3rem)]'

/** Claims of content/site.yaml, by name. Not animated, because they are above the fold. */
export function StatTiles({ claims }: { claims: string[] }) {
  if (claims.length === 0) return null
  return (
    <dl
      className="grid grid-cols-2 border-line-strong border-t-[1.5px] lg:grid-cols-(--columns)"
      style={columns(claims.length, claims.length)}
    >
      {claims.map(getClaim).map(({ name, label, note, value }) => (
        <div
          key={name}
          className="flex flex-col-reverse justify-end border-line py-5 pr-4 even:pl-5 max-lg:odd:not-last:border-r max-lg:last:odd:col-span-2 max-lg:nth-[n+3]:border-t lg:not-first:pl-5 lg:not-last:border-r"
        >
          <dt className="text-small text-muted">
            {label}
            {note ? <span className="block text-label">{note}</span> : null}
          </dt>
          <dd className={`tabular font-display ${SIZE}`} style={fitWords(value, LETTERS)}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
