/**
 * Pairs of letters moved together are a third of a face: each has its own distance to the unit, in a variable face a
 * second one for every weight, and signs that never meet have one too. Here a face is asked for the distances that
 * sentences need, and they are written anew: coarser than anybody can see, and letters that keep the same distances to
 * all others share a line.
 *
 * OpenType specification 1.9, "GPOS": pair adjustment by classes (lookup type 2, format 2).
 */
import { Blob, Face, Feature, Font, shape, Buffer as Text } from 'harfbuzzjs'
import { tablesOf, withTable } from './sfnt.ts'

/** What sentences are made of. Nobody sees how far a bracket stands from an arrow. */
const IN_SENTENCES = /^[\p{L}\p{N}.,:;!?'"‘’“”…–—\-/()&]$/u

interface Kerning {
  /** The numbers of the glyphs, in order. */
  glyphs: number[]
  /** How much nearer the next glyph comes, in units of the face: a line for each first one, in it a number for each next. */
  distances: number[][]
}

/**
 * The face in `font` (TrueType or OpenType, not compressed) with the distances between its letters rounded to multiples of
 * `step`, in units of the face, and the same for every weight. A face without such pairs comes back as it is.
 */
export function coarserKerning(font: Buffer, step: number): Buffer {
  const kerning = kerningOf(font, step)
  const none = kerning.distances.flat().every((distance) => distance === 0)
  return none || !tablesOf(font).has('GPOS') ? font : withTable(font, 'GPOS', positionsOf(kerning))
}

function kerningOf(data: Buffer, step: number): Kerning {
  const face = new Face(new Blob(data))
  const font = new Font(face)
  const kern = new Feature('kern')
  /** The first glyph of `text`, and how far it takes what follows. */
  const first = (text: string): { glyph: number; advance: number } => {
    const line = new Text()
    line.addText(text)
    line.guessSegmentProperties()
    shape(font, line, [kern])
    return { glyph: line.getGlyphInfos()[0]?.codepoint ?? 0, advance: line.getGlyphPositions()[0]?.xAdvance ?? 0 }
  }
  const signs = [...face.collectUnicodes()].map((code) => String.fromCodePoint(code))
  const known = signs
    .filter((sign) => IN_SENTENCES.test(sign))
    .map((sign) => ({ sign, ...first(sign) }))
    .sort((one, other) => one.glyph - other.glyph)
  return {
    glyphs: known.map(({ glyph }) => glyph),
    distances: known.map(({ sign, advance }) =>
      known.map((next) => Math.round((first(sign + next.sign).advance - advance) / step) * step),
    ),
  }
}

const X_ADVANCE = 4
const NO_FEATURE = 0xffff

/** A table GPOS with nothing but `kern`, for every script. */
function positionsOf(kerning: Kerning): Buffer {
  const language = [4, 0, 0, NO_FEATURE, 1, 0]
  const scripts = Buffer.concat([words(2), Buffer.from('DFLT'), words(14), Buffer.from('latn'), words(14, ...language)])
  const features = Buffer.concat([words(1), Buffer.from('kern'), words(8, 0, 1, 0)])
  const lookups = words(1, 4, 2, 0, 1, 8)
  const start = 10
  const places = [start, start + scripts.length, start + scripts.length + features.length]
  return Buffer.concat([words(1, 0, ...places), scripts, features, lookups, pairsOf(kerning)])
}

function pairsOf({ glyphs, distances }: Kerning): Buffer {
  const before = classesOf(distances)
  const after = classesOf(glyphs.map((_, index) => distances.map((line) => line[index] ?? 0)))
  const moving = glyphs.filter((_, index) => before.classes[index] !== 0)
  const records = before.members.flatMap((line) => after.members.map((next) => distances[line]?.[next] ?? 0))
  const tables = [
    words(1, moving.length, ...moving),
    classTable(glyphs, before.classes),
    classTable(glyphs, after.classes),
  ]
  const start = 16 + records.length * 2
  const places = tables.map((_, index) => tables.slice(0, index).reduce((sum, { length }) => sum + length, start))
  const [coverage = 0, ...classes] = places
  const counts = [before.members.length, after.members.length]
  return Buffer.concat([words(2, coverage, X_ADVANCE, 0, ...classes, ...counts, ...records), ...tables])
}

/**
 * Lines that are alike have one class; class 0 is that of what moves nothing. The classes are in the order of their lines:
 * what is almost alike stands together, and WOFF2 writes it shorter. With the place of a member of each.
 */
function classesOf(lines: number[][]): { classes: number[]; members: number[] } {
  const moving = lines.filter((line) => line.some((distance) => distance !== 0)).sort(byDistances)
  const known = ['', ...new Set(moving.map(String))]
  const classes = lines.map((line) => Math.max(known.indexOf(String(line)), 0))
  return { classes, members: known.map((_, number) => classes.indexOf(number)) }
}

function byDistances(one: number[], other: number[]): number {
  const differs = one.findIndex((distance, index) => distance !== other[index])
  return (one[differs] ?? 0) - (other[differs] ?? 0)
}

/** Format 2: a range of one glyph for each that has a class. */
function classTable(glyphs: number[], classes: number[]): Buffer {
  const ranges = glyphs.flatMap((glyph, index) => (classes[index] ? [glyph, glyph, classes[index]] : []))
  return words(2, ranges.length / 3, ...ranges)
}

/** Numbers of two bytes each. */
function words(...numbers: number[]): Buffer {
  const bytes = Buffer.alloc(numbers.length * 2)
  numbers.forEach((number, index) => {
    bytes.writeUInt16BE(number & 0xffff, index * 2)
  })
  return bytes
}
