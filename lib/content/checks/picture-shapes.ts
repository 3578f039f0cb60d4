import type { z } from 'zod'
import type { FieldPath, Problem } from '../problem.ts'
import type { ContentFile } from '../read-files.ts'
import { COLLECTIONS, SINGLETONS } from '../schemas/index.ts'
import { minWidthOf, PICTURE_SHAPES } from '../schemas/picture-shapes.ts'
import { metaOf, schemaAt } from '../schemas/schema-introspection.ts'
import { isRecord, select, valueAt, walk } from '../traverse.ts'
import { ofKind } from './check.ts'

/** Rounding to whole pixels must not make a picture too wide. */
const TOLERANCE = 0.005

type Sizes = ReadonlyMap<string, { width: number; height: number; isDrawing: boolean }>

/** A problem for each picture whose field needs another shape or size. `sizes` are those of the pictures by day. */
export function shapeProblems(files: readonly ContentFile[], sizes: Sizes): Problem[] {
  const schemas: Record<string, z.ZodType | undefined> = { ...COLLECTIONS, ...SINGLETONS }
  const problems: Problem[] = []
  for (const { kind, source, value: data } of files) {
    walk(data, (value, path) => {
      if (!isRecord(value) || typeof value.file !== 'string') return
      const size = sizes.get(value.file)
      const field = schemas[kind] && schemaAt(schemas[kind], path, data)
      if (!size || !field) return
      const { pictures: folder, shape = 'any', minWidth = folder ? minWidthOf(folder) : 0 } = metaOf(field)
      const report = (expected: string) =>
        problems.push(source.problem([...path, 'file'], expected, `${size.width} × ${size.height}`))
      const { words, ratio } = PICTURE_SHAPES[shape]
      const actual = size.width / size.height
      if (actual < ratio[0] - TOLERANCE || actual > ratio[1] + TOLERANCE) report(`a picture that is ${words}`)
      // A drawing is sharp in every size.
      if (size.width < minWidth && !size.isDrawing)
        report(`a picture of at least ${minWidth} pixels in width, as it is shown so large`)
    })
  }
  return [...problems, ...frontWallProblems(files, sizes), ...signProblems(files, sizes)]
}

const sizeAt = (value: unknown, path: FieldPath, sizes: Sizes) => sizes.get(String(valueAt(value, [...path, 'file'])))

/** The front wall lies on the picture of the hero. A drawing has no size but its ratio. */
function frontWallProblems(files: readonly ContentFile[], sizes: Sizes): Problem[] {
  return ofKind(files, 'home').flatMap(({ source, value }) => {
    const path = ['hero', 'frontWall', 'picture']
    const [hero, wall] = [sizeAt(value, ['hero', 'picture'], sizes), sizeAt(value, path, sizes)]
    if (!hero || !wall || Math.abs(hero.width / hero.height - wall.width / wall.height) <= TOLERANCE) return []
    const expected = `a picture of the size of the hero's, ${hero.width} × ${hero.height}`
    return [source.problem([...path, 'file'], expected, `${wall.width} × ${wall.height}`)]
  })
}

/** The icon on a sign is a square whose middle and width are in percent; the picture would cut off what is outside. */
function signProblems(files: readonly ContentFile[], sizes: Sizes): Problem[] {
  const signs = ofKind(files, 'technologies-page').flatMap(({ source, value }) =>
    select(value, 'signs.*').map((sign) => ({ source, ...sign })),
  )
  return signs.flatMap(({ source, value, path }) => {
    const size = sizeAt(value, ['picture'], sizes)
    const [x, y, width] = ['x', 'y', 'width'].map((name) => Number(valueAt(value, ['icon', name])))
    if (!size || x === undefined || y === undefined || !width) return []
    const problem = (name: string, expected: string, got: number) =>
      source.problem(
        [...path, 'icon', name],
        `${expected}, so that the whole icon is on the picture`,
        `the number ${got}`,
      )
    const height = (width * size.width) / size.height
    if (height > 100) return [problem('width', `at most ${rounded((100 * size.height) / size.width)}`, width)]
    const places = [['x', x, width / 2] as const, ['y', y, height / 2] as const]
    return places.flatMap(([name, place, half]) =>
      place < half - TOLERANCE || place > 100 - half + TOLERANCE
        ? [problem(name, `a number of ${rounded(half)} to ${rounded(100 - half)}`, place)]
        : [],
    )
  })
}

const rounded = (value: number) => Math.round(value * 10) / 10
