import type { z } from 'zod'
import type { Problem } from '../problem.ts'
import type { ContentFile } from '../read-files.ts'
import { COLLECTIONS, SINGLETONS } from '../schemas/index.ts'
import { PICTURE_SHAPES } from '../schemas/picture-shapes.ts'
import { metaOf, schemaAt } from '../schemas/schema-introspection.ts'
import { isRecord, walk } from '../traverse.ts'

/** Rounding to whole pixels must not make a picture too wide. */
const TOLERANCE = 0.005

/** A problem for each picture whose field needs another shape. `sizes` are those of the pictures by day. */
export function shapeProblems(
  files: readonly ContentFile[],
  sizes: ReadonlyMap<string, { width: number; height: number }>,
): Problem[] {
  const schemas: Record<string, z.ZodType | undefined> = { ...COLLECTIONS, ...SINGLETONS }
  const problems: Problem[] = []
  for (const { kind, source, value: data } of files) {
    walk(data, (value, path) => {
      if (!isRecord(value) || typeof value.file !== 'string') return
      const size = sizes.get(value.file)
      const field = schemas[kind] && schemaAt(schemas[kind], path, data)
      const shape = field && metaOf(field).shape
      if (!size || !shape) return
      const { words, ratio } = PICTURE_SHAPES[shape]
      const actual = size.width / size.height
      if (actual >= ratio[0] - TOLERANCE && actual <= ratio[1] + TOLERANCE) return
      problems.push(source.problem([...path, 'file'], `a picture that is ${words}`, `${size.width} × ${size.height}`))
    })
  }
  return problems
}
