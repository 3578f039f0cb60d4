/**
 * Pairs of letters moved together are almost half of a face, most of it finer than anybody can see: each pair has its own
 * distance to the unit, and in a variable face a second one for every weight. Here they become coarser, in place, and
 * WOFF2 writes what is alike shorter. Tables and their places stay as they were.
 *
 * OpenType specification 1.9, "GPOS": pair adjustment (lookup type 2, formats 1 and 2), also through an extension (type 9).
 */

/** The parts of a value record, in the order of their bits: four distances, then four offsets of their variations. */
const DISTANCES = [1, 2, 4, 8]
const VARIATIONS = [16, 32, 64, 128]
const PAIRS = 2
const EXTENSION = 9
/** A VariationIndex table: two indices and a format, of two bytes each. */
const VARIATION_BYTES = 6

/**
 * The face in `font` (TrueType or OpenType, not compressed) with its distances rounded to multiples of `step`, in units of
 * the face, and the same for every weight. Returns a copy; a face without such pairs comes back as it is.
 */
export function coarserKerning(font: Buffer, step: number): Buffer {
  const copy = Buffer.from(font)
  const table = tableOf(copy, 'GPOS')
  if (table === undefined) return copy
  const lookups = table + copy.readUInt16BE(table + 8)
  for (const lookup of offsets(copy, lookups, lookups)) {
    const type = copy.readUInt16BE(lookup)
    for (const subtable of offsets(copy, lookup + 4, lookup)) {
      const extended = type === EXTENSION
      const kind = extended ? copy.readUInt16BE(subtable + 2) : type
      if (kind === PAIRS) coarserPairs(copy, extended ? subtable + copy.readUInt32BE(subtable + 4) : subtable, step)
    }
  }
  return copy
}

/** Where the table called `tag` begins. */
function tableOf(font: Buffer, tag: string): number | undefined {
  for (let index = 0; index < font.readUInt16BE(4); index++) {
    const entry = 12 + index * 16
    if (font.toString('latin1', entry, entry + 4) === tag) return font.readUInt32BE(entry + 8)
  }
  return undefined
}

/** The places that a list at `list` names: their number, and each from `base`. */
const offsets = (font: Buffer, list: number, base: number): number[] =>
  Array.from({ length: font.readUInt16BE(list) }, (_, index) => base + font.readUInt16BE(list + 2 + index * 2))

function coarserPairs(font: Buffer, subtable: number, step: number): void {
  const formats = [font.readUInt16BE(subtable + 4), font.readUInt16BE(subtable + 6)]
  const size = formats.reduce((total, format) => total + sizeOf(format), 0)
  const record = (place: number, base: number) => {
    let next = place
    for (const format of formats) {
      coarser(font, next, format, base, step)
      next += sizeOf(format)
    }
  }
  if (font.readUInt16BE(subtable) === 1) {
    for (const set of offsets(font, subtable + 8, subtable)) {
      for (let index = 0; index < font.readUInt16BE(set); index++) record(set + 2 + index * (2 + size) + 2, set)
    }
  } else {
    const classes = font.readUInt16BE(subtable + 12) * font.readUInt16BE(subtable + 14)
    for (let index = 0; index < classes; index++) record(subtable + 16 + index * size, subtable)
  }
}

const sizeOf = (format: number): number =>
  2 * [...DISTANCES, ...VARIATIONS].filter((part) => (format & part) !== 0).length

/** One value record, whose offsets count from `base`. What nothing leads to any more becomes zeros. */
function coarser(font: Buffer, place: number, format: number, base: number, step: number): void {
  let next = place
  for (const part of DISTANCES) {
    if ((format & part) === 0) continue
    font.writeInt16BE(Math.round(font.readInt16BE(next) / step) * step, next)
    next += 2
  }
  for (const part of VARIATIONS) {
    if ((format & part) === 0) continue
    const offset = font.readUInt16BE(next)
    if (offset !== 0) font.fill(0, base + offset, base + offset + VARIATION_BYTES)
    font.writeUInt16BE(0, next)
    next += 2
  }
}
