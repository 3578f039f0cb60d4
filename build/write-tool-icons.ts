/**
 * Writes an SVG for each tool of content/toolbox.yaml to public/assets/icons, in a folder named by their hash, and the
 * style sheets that use them as masks: browsers fetch a mask only when it is shown.
 */
import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { readFiles } from '../lib/content/read-files.ts'
import { toolbox } from '../lib/content/schemas/toolbox.ts'
import { valueAt } from '../lib/content/traverse.ts'
import { outputFile } from '../lib/output-file.ts'
import { ICON_PATHS } from './check-tool-icons.ts'
import { readArguments } from './command-line.ts'
import { readBasePath } from './read-base-path.ts'
import { readFilledFile } from './read-filled-file.ts'

readArguments('npm run build runs this. It draws the icons of content/toolbox.yaml.', {})

const OUT = 'public/assets/icons'
const tools = toolbox.parse(readFilledFile('toolbox'))

/** The path of simple-icons, or a tile with the initials of the first two words where the package has no icon. */
function shapeOf(name: string, icon: string | undefined): string {
  const path = icon && ICON_PATHS.get(icon)
  if (path) return `<path d="${path}"/>`
  const initials = (name.match(/[\p{L}\p{N}]+/gu) ?? [name]).slice(0, 2).map((word) => [...word][0])
  const letters = initials.join('').replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const text = `<text x="12" y="17" text-anchor="middle" font-size="${initials.length > 1 ? 12 : 15}" font-weight="700" font-family="sans-serif">${letters}</text>`
  return `<mask id="m"><path fill="#fff" d="M0 0h24v24H0z"/>${text}</mask><rect x="1" y="1" width="22" height="22" rx="4" mask="url(#m)"/>`
}

const icons = Object.entries(tools).map(([id, { name, icon }]) => ({
  id,
  svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${shapeOf(name, icon)}</svg>`,
}))
const folder = createHash('sha256').update(JSON.stringify(icons)).digest('hex').slice(0, 10)
rmSync(OUT, { recursive: true, force: true })
for (const { id, svg } of icons) outputFile(join(OUT, folder, `${id}.svg`), svg)

const URL_OF_FOLDER = `${readBasePath()}/assets/icons/${folder}`
/** The header of every page shows the technologies; the other tools have a sheet of their own. */
const technologies = readFiles('content').files.flatMap(({ kind, value }) =>
  kind === 'technologies' ? [valueAt(value, ['tool'])] : [],
)
function writeSheet(name: string, isIn: (id: string) => boolean): void {
  const rules = icons
    .filter(({ id }) => isIn(id))
    .map(({ id }) => `[data-tool="${id}"] { --icon: url("${URL_OF_FOLDER}/${id}.svg"); }`)
  outputFile(`.generated/${name}.css`, `@layer components {\n${rules.join('\n')}\n}\n`)
}
writeSheet('technology-icons', (id) => technologies.includes(id))
writeSheet('tool-icons', (id) => !technologies.includes(id))
