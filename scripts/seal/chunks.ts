import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const CHUNKS = join('_next', 'static', 'chunks')
const TEXT = /\.(?:html|txt|js)$/
const NAMED = /static\/chunks\/([\w~.-]+?)\.js\b/g
const LOADED = /<script src="\/_next\/static\/chunks\/([\w~.-]+?)\.js" async=""/g
/**
 * Asks the browser to compile the whole file as it arrives, beside the page's own work. Chromium would else compile each
 * function when it is first called, in the middle of the page's start; others read a comment.
 */
const COMPILE_AHEAD = '//# allFunctionsCalledOnLoad\n'

/**
 * Marks the chunks that pages of the export in `outDir` start with. What is changed gets another name, `abc.e.js` for
 * `abc.js`: browsers keep chunks for good.
 */
export function compileAhead(outDir: string): void {
  const names = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((name) => TEXT.test(name))
  // One file after the other: those of a large export are more than memory should hold.
  const read = (name: string) => readFileSync(join(outDir, name), 'utf8')
  const pages = names.filter((name) => name.endsWith('.html'))
  const first = new Set(pages.flatMap((name) => [...read(name).matchAll(LOADED)].map(([, chunk = '']) => chunk)))
  for (const name of names) {
    const text = read(name)
    const renamed = text.replace(NAMED, (whole, chunk: string) =>
      first.has(chunk) ? `static/chunks/${chunk}.e.js` : whole,
    )
    if (renamed !== text) writeFileSync(join(outDir, name), renamed)
  }
  for (const chunk of first) {
    const file = join(outDir, CHUNKS, `${chunk}.js`)
    const text = readFileSync(file, 'utf8')
    renameSync(file, join(outDir, CHUNKS, `${chunk}.e.js`))
    writeFileSync(join(outDir, CHUNKS, `${chunk}.e.js`), COMPILE_AHEAD + text)
  }
}
