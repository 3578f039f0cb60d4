import 'server-only'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transform } from 'lightningcss'
import { withBasePath } from './url-paths.ts'

const FOLDER = 'components/points'

/** The folder of app/styles/[sheet]/route.ts. */
const PATH = '/styles/'

interface PointsSheet {
  /** Contains a hash of the text, so that hosts can let browsers keep the file. */
  file: string
  text: string
}

/**
 * The style sheet components/points/`name`.css, a file of its own: Next puts every sheet that a route imports into all its
 * pages, and a page needs one of these.
 */
function pointsSheet(name: string): PointsSheet {
  const code = readFileSync(join(FOLDER, `${name}.css`))
  const text = transform({ filename: name, code, minify: true }).code.toString()
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8)
  return { file: `${name}-${hash}.css`, text }
}

/** The style sheets of all arrangements that have one. */
export function pointsSheets(): PointsSheet[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.css'))
    .map((file) => pointsSheet(file.slice(0, -'.css'.length)))
}

/** The address of components/points/`kind`.css; undefined for an arrangement without a style sheet. */
export function pointsSheetHref(kind: string): string | undefined {
  return existsSync(join(FOLDER, `${kind}.css`)) ? withBasePath(PATH + pointsSheet(kind).file) : undefined
}
