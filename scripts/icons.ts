/** Draws the sprite of tool icons (content/toolbox.yaml): public/assets/icons/<hash>.svg. */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import * as simpleIcons from 'simple-icons'
import { parse } from 'yaml'
import { toolbox } from '../lib/content/schemas/site.ts'

const OUT = 'public/assets/icons'
const tools = toolbox.parse(parse(readFileSync('content/toolbox.yaml', 'utf8')))
const paths = new Map(Object.values(simpleIcons).map((icon) => [icon.slug, icon.path]))
/** The icon of the simple-icons package, or where the package has none (marks it may not ship) the name's first letters. */
function drawing(id: string, name: string, icon: string | undefined): string {
  if (!icon)
    return `<text x="12" y="16" text-anchor="middle" font-size="10" font-weight="600">${name.slice(0, 3)}</text>`
  const path = paths.get(icon)
  if (!path) throw new Error(`content/toolbox.yaml  ${id}.icon  simple-icons has no icon "${icon}"`)
  return `<path d="${path}"/>`
}

const symbols = Object.entries(tools).map(
  ([id, { name, icon }]) => `<symbol id="${id}" viewBox="0 0 24 24">${drawing(id, name, icon)}</symbol>`,
)
const sprite = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`
const url = `/assets/icons/${createHash('sha256').update(sprite).digest('hex').slice(0, 10)}.svg`
rmSync(OUT, { recursive: true, force: true })
mkdirSync(OUT, { recursive: true })
mkdirSync('.generated', { recursive: true })
writeFileSync(`public${url}`, sprite)
writeFileSync('.generated/icons.json', JSON.stringify({ url }))
// scripts/dev.ts counts here, so that open pages notice a change of the content.
writeFileSync('.generated/content-stamp.json', JSON.stringify({ changed: 0 }))
