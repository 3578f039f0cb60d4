import { readFileSync } from 'node:fs'
import { Script } from 'node:vm'
import { transformSync } from 'esbuild'
import MagicString from 'magic-string'
import { endOfViewport, hashOf, isExecutable, parsePage, type ReadFile } from './parse-page.ts'

const source = readFileSync(new URL('script-loader-and-early-clicks.ts', import.meta.url), 'utf8')
// Hosts never revalidate this folder, so names contain a hash of the content.
const pathOf = (prefix: string, text: string) =>
  `/_next/static/${prefix}${hashOf(text).slice(7, 27).replace(/[+/]/g, '-')}.js`
const { code } = transformSync(source, { loader: 'ts', minify: true, format: 'iife', target: 'es2022' })
/** The loader is one file for all pages, which browsers fetch in parallel with the style sheets. */
export const LOADER = { path: pathOf('loader-', code), code }
/** `async: false` makes them run in the order of the list. */
const ADD_EXTERNAL = `.map(([src,integrity])=>document.head.append(Object.assign(document.createElement("script"),{src,integrity,async:!1})))`

/**
 * Removes the executable scripts from a page, except those with `data-early`. The inline ones move, unchanged and in
 * order, into one file, which adds the external ones; the loader adds this file. Both are below `basePath`. `write` must
 * throw when the file exists. Throws when the page has no scripts.
 */
export function defer(
  html: string,
  read: ReadFile,
  write: (path: string, text: string) => void,
  basePath = '',
): string {
  const elements = parsePage(html)
  const scripts = elements.filter((element) => isExecutable(element) && element.attributes['data-early'] === undefined)
  const external = [...new Set(scripts.flatMap(({ attributes: { src } }) => src ?? []))]
  const inline = scripts.filter(({ attributes: { src } }) => src === undefined).map(({ text }) => text)
  if (external.length === 0 || inline.length === 0) throw new Error('the page has no scripts to defer')
  for (const text of inline) new Script(text)
  const list = JSON.stringify(external.map((path) => [path, hashOf(read(path))]))
  const text = [...inline, list + ADD_EXTERNAL].join('\n;')
  const path = basePath + pathOf('pages/', text)
  write(path, text)
  const preloads = elements.filter(({ attributes: { rel, as } }) => rel === 'preload' && as === 'script')
  const page = new MagicString(html)
  for (const { start, end } of [...scripts, ...preloads]) page.remove(start, end)
  const loader = `<script src="${basePath}${LOADER.path}" data-file="${path}" data-integrity="${hashOf(text)}"></script>`
  return page.appendLeft(endOfViewport(elements), loader).toString()
}
