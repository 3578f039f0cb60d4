import sharp from 'sharp'

/** The size to which both pictures are reduced: so small that one pixel holds a lamp with its light. */
const SIZE = 24

/**
 * Finds the lamp of a picture, which is where it has lost least of its brightness at night, or gained most.
 *
 * @param day and `night` are the bytes of two pictures of one size.
 * @returns the third of the picture that it is in: "left top", "left" or "" for the middle.
 */
export async function findLamp(day: Buffer, night: Buffer): Promise<string> {
  const [before, after] = await Promise.all([brightness(day), brightness(night)])
  const gain = after.map((value, index) => value * 2 - (before[index] ?? 0))
  const brightest = gain.indexOf(Math.max(...gain))
  const third = (cell: number, names: readonly string[]) => names[Math.floor((cell / SIZE) * names.length)] ?? ''
  const [x, y] = [brightest % SIZE, Math.floor(brightest / SIZE)]
  return `${third(x, ['left', '', 'right'])} ${third(y, ['top', '', 'bottom'])}`.trim()
}

/** One value for each pixel, from 0 to 255. Transparent pixels are black. */
async function brightness(bytes: Buffer): Promise<number[]> {
  const image = sharp(bytes)
    .autoOrient()
    .resize(SIZE, SIZE, { fit: 'fill' })
    .flatten({ background: '#000' })
    .greyscale()
  return [...(await image.raw().toBuffer())]
}
