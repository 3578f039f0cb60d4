/**
 * Writes an SVG for each tool of content/toolbox.yaml to public/assets/icons, in a folder named by their hash, and the
 * style sheet that uses them as masks: browsers fetch a mask only when it is shown.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as simpleIcons from 'simple-icons'
import { parse } from 'yaml'
import { toolbox } from '../lib/content/schemas/toolbox.ts'
import { readArguments } from './command-line.ts'
import { readBasePath } from './read-base-path.ts'

readArguments('npm run build runs this. It draws the icons of content/toolbox.yaml.', {})

const OUT = 'public/assets/icons'
const tools = toolbox.parse(parse(readFileSync('content/toolbox.yaml', 'utf8')))
const paths = new Map(Object.values(simpleIcons).map((icon) => [icon.slug, icon.path]))

/** The path of simple-icons, or the name's first letters where the package has no icon. */
function shapeOf(id: string, name: string, icon: string | undefined): string {
  if (!icon)
    return `<text x="12" y="16" text-anchor="middle" font-size="10" font-weight="600" font-family="monospace">${name.slice(0, 3)}</text>`
  const path = paths.get(icon)
  if (!path) throw new Error(`content/toolbox.yaml  ${id}.icon  simple-icons has no icon "${icon}"`)
  return `<path d="${path}"/>`
}

const icons = Object.entries(tools).map(([id, { name, icon }]) => ({
  id,
  svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${shapeOf(id, name, icon)}</svg>`,
}))
const folder = createHash('sha256').update(JSON.stringify(icons)).digest('hex').slice(0, 10)
rmSync(OUT, { recursive: true, force: true })
mkdirSync(join(OUT, folder), { recursive: true })
mkdirSync('.generated', { recursive: true })
for (const { id, svg } of icons) writeFileSync(join(OUT, folder, `${id}.svg`), svg)
const URL_OF_FOLDER = `${readBasePath()}/assets/icons/${folder}`
const rules = icons.map(({ id }) => `[data-tool="${id}"] { --icon: url("${URL_OF_FOLDER}/${id}.svg"); }`)
writeFileSync('.generated/icons.css', `@layer components {\n${rules.join('\n')}\n}\n`)
