import 'server-only'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transform } from 'lightningcss'
import { withBasePath } from './url-paths.ts'

const FOLDER = 'components/points'

/** The folder of app/styles/[sheet]/route.ts. */
const PATH = '/styles/'

export interface PointsSheet {
  /** Contains a hash of the text, so that hosts can let browsers keep the file. */
  file: string
  text: string
}

/**
 * The style sheets of components/points, each a file of its own: Next puts every sheet that a route imports into all its
 * pages, and a page needs one of these.
 */
export function pointsSheets(): PointsSheet[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.css'))
    .map((name) => {
      const text = transform({ filename: name, code: readFileSync(join(FOLDER, name)), minify: true }).code.toString()
      const hash = createHash('sha256').update(text).digest('hex').slice(0, 8)
      return { file: `${name.slice(0, -'.css'.length)}-${hash}.css`, text }
    })
}

/** The address of components/points/`kind`.css; undefined for an arrangement without a style sheet. */
export function pointsSheetHref(kind: string): string | undefined {
  const sheet = pointsSheets().find(({ file }) => file.replace(/-[^-]+$/, '') === kind)
  return sheet && withBasePath(PATH + sheet.file)
}
