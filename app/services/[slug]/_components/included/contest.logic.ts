/** A case in the drawing: whether it is one to be held, as people have labelled it. */
interface Case {
  x: number
  y: number
  held: boolean
}

export const WIDTH = 240
export const HEIGHT = 180

/** The rule is a straight line: whatever lies below it is held. */
export const RULE_Y = 92

/** The model is a curve through the same cases. */
export const modelY = (x: number) => 92 + 44 * Math.sin(x / 34 + 0.4)

/** The cases that people labelled against the curve: no model is right about all of them. */
const EXCEPTIONS = new Set([5, 11, 36, 44])

const COLUMNS = 8
const ROWS = 6

/** Closer to a line than this it could not be seen on which side a case lies. */
const MIN_DISTANCE = 8

/** Cases on an irregular grid, the same in every build. */
export const CASES: readonly Case[] = Array.from({ length: COLUMNS * ROWS }, (_, index) => {
  const [column, row] = [index % COLUMNS, Math.floor(index / COLUMNS)]
  const x = 17 + column * 29.5 + ((index * 7) % 11) - 5
  const y = 17 + row * 29 + ((index * 5) % 13) - 6
  const isBelow = y > modelY(x)
  return { x, y, held: EXCEPTIONS.has(index) ? !isBelow : isBelow }
}).filter(({ x, y }) => Math.abs(y - modelY(x)) > MIN_DISTANCE && Math.abs(y - RULE_Y) > MIN_DISTANCE)

/** Whether the line at `lineY` puts a case on the wrong side. */
export const isWrong = ({ x, y, held }: Case, lineY: (x: number) => number) => y > lineY(x) !== held
