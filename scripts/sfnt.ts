/** The container of TrueType and OpenType faces. OpenType specification 1.9, "Organization of an OpenType Font". */

const HEADER = 12
const ENTRY = 16
/** In `head`: what the whole file has to add up to lies here, and counts as nothing in the sum. */
const ADJUSTMENT = 8
const WHOLE = 0xb1b0afba

/** The tables of the face in `font`, by their tags. */
export function tablesOf(font: Buffer): Map<string, Buffer> {
  return new Map(
    Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
      const entry = HEADER + index * ENTRY
      const start = font.readUInt32BE(entry + 8)
      return [font.toString('latin1', entry, entry + 4), font.subarray(start, start + font.readUInt32BE(entry + 12))]
    }),
  )
}

/** `font` with `table` in place of its own table of the same `tag`. Throws when it has none. */
export function withTable(font: Buffer, tag: string, table: Buffer): Buffer {
  const tables = tablesOf(font)
  if (!tables.has(tag)) throw new Error(`the face has no table ${tag}`)
  tables.set(tag, table)
  const head = Buffer.from(font.subarray(0, HEADER + tables.size * ENTRY))
  const parts = [head]
  let place = head.length
  ;[...tables].forEach(([name, part], index) => {
    const whole = Buffer.concat([part, Buffer.alloc(-part.length & 3)])
    if (name === 'head') whole.writeUInt32BE(0, ADJUSTMENT)
    const entry = HEADER + index * ENTRY
    head.writeUInt32BE(sumOf(whole), entry + 4)
    head.writeUInt32BE(place, entry + 8)
    head.writeUInt32BE(part.length, entry + 12)
    parts.push(whole)
    place += whole.length
  })
  const made = Buffer.concat(parts)
  tablesOf(made)
    .get('head')
    ?.writeUInt32BE((WHOLE - sumOf(made)) >>> 0, ADJUSTMENT)
  return made
}

/** The sum of all words of four bytes, without what does not fit into one. */
function sumOf(bytes: Buffer): number {
  let sum = 0
  for (let place = 0; place < bytes.length; place += 4) sum = (sum + bytes.readUInt32BE(place)) >>> 0
  return sum
}
