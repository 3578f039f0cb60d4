import type { z } from 'zod'
import type { FieldPath, Problem } from '../problem.ts'
import type { ContentFile } from '../read-files.ts'
import { COLLECTIONS, SINGLETONS } from '../schemas/index.ts'
import { minWidthOf, PICTURE_SHAPES } from '../schemas/picture-shapes.ts'
import { metaOf, schemaAt } from '../schemas/schema-introspection.ts'
import { isRecord, valueAt, walk } from '../traverse.ts'
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
  return [...problems, ...frontWallProblems(files, sizes)]
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
