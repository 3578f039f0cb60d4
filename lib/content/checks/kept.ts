import { didYouMean } from '../did-you-mean.ts'
import { parsePictureFile } from '../picture-files.ts'
import { parseFieldPath, quote } from '../problem.ts'
import { select, valueAt } from '../traverse.ts'
import { type Check, ofKind } from './check.ts'

/** What site.yaml says is kept of the sample agency must exist: a file, a field of it, a folder or a picture. */
export const checkKept: Check = ({ raw, pictures }) => {
  const contents = new Map(raw.map(({ source, value }) => [source.file.replace('content/', ''), value]))
  const paths = [...contents.keys(), ...pictures.map((path) => `pictures/${path}`)]
  const names = new Set([
    ...paths,
    ...paths.flatMap((path) => parsePictureFile(path)?.picture ?? []),
    ...paths.flatMap((path) =>
      path.split('/').flatMap((_, end, steps) => (end > 0 ? `${steps.slice(0, end).join('/')}/` : [])),
    ),
  ])
  return ofKind(raw, 'site').flatMap(({ source, value: site }) =>
    select(site, 'kept.*').flatMap(({ path, value }) => {
      if (typeof value !== 'string') return []
      const [file = '', field = ''] = value.split(' ')
      const isField = () => valueAt(contents.get(file), parseFieldPath(field)) !== undefined
      if (names.has(file) && (field === '' || isField())) return []
      const expected = 'a file, a folder or a picture in content/, or a file and its field'
      return [source.problem(path, expected, quote(value), field ? undefined : didYouMean(file, names))]
    }),
  )
}
