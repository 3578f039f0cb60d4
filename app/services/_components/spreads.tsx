import { content } from '@/lib/content'
import { SpreadLedger } from './spread-ledger'
import { SpreadPoster } from './spread-poster'
import { SpreadRoom } from './spread-room'

/** Three compositions, then the same three seen in a mirror, and so on: no two neighbours are set alike. */
const COMPOSITIONS = [SpreadRoom, SpreadPoster, SpreadLedger] as const

export function Spreads() {
  return content().services.map((service, index) => {
    const Spread = COMPOSITIONS[index % COMPOSITIONS.length] ?? SpreadRoom
    return <Spread key={service.slug} service={service} mirrored={Math.floor(index / COMPOSITIONS.length) % 2 === 1} />
  })
}
