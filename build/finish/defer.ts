import { readFileSync } from 'node:fs'
import { Script } from 'node:vm'
import { transformSync } from 'esbuild'
import MagicString from 'magic-string'
import { endOfCharset, hashOf, isExecutable, parsePage, type ReadFile } from './parse.ts'

const source = readFileSync(new URL('loader.ts', import.meta.url), 'utf8')
// Hosts cache this folder for ever: the names hold the hash of the content.
const pathOf = (text: string) => `/_next/static/pages/${hashOf(text).slice(7, 27).replace(/[+/]/g, '-')}.js`
const { code } = transformSync(source, { loader: 'ts', minify: true, format: 'iife', target: 'es2022' })
/** The script that adds those of a page. One file for all pages, fetched while their style sheets are. */
export const LOADER = { path: pathOf(code), code }
/** They run in the order of the list. */
const ADD_EXTERNAL = `.map(([src,integrity])=>document.head.append(Object.assign(document.createElement("script"),{src,integrity,async:!1})))`

/**
 * Takes the executable scripts out of a page, but those with `data-early`: the texts of inline ones go unchanged and in
 * order into one file, which adds the external ones. The loader adds this file. `write` must throw for one that is there.
 */
export function defer(html: string, read: ReadFile, write: (path: string, text: string) => void): string {
  const elements = parsePage(html)
  const scripts = elements.filter((element) => isExecutable(element) && element.attributes['data-early'] === undefined)
  const external = [...new Set(scripts.flatMap(({ attributes: { src } }) => src ?? []))]
  const inline = scripts.filter(({ attributes: { src } }) => src === undefined).map(({ text }) => text)
  if (external.length === 0 || inline.length === 0) throw new Error('the page has no scripts to defer')
  for (const text of inline) new Script(text)
  const list = JSON.stringify(external.map((path) => [path, hashOf(read(path))]))
  const text = [...inline, list + ADD_EXTERNAL].join('\n;')
  write(pathOf(text), text)
  const preloads = elements.filter(({ attributes: { rel, as } }) => rel === 'preload' && as === 'script')
  const page = new MagicString(html)
  for (const { start, end } of [...scripts, ...preloads]) page.remove(start, end)
  const data = `data-file="${pathOf(text)}" data-integrity="${hashOf(text)}"`
  const loader = `<script async src="${LOADER.path}" ${data}></script>`
  return page.appendLeft(endOfCharset(elements), loader).toString()
}
