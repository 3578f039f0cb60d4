import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOTS, sourceFiles } from './sources.ts'

/** Private words, and the term of MDN, React or Next.js to write in their place. */
const PRIVATE: Record<string, RegExp> = {
  'content security policy, or finish the export': /\b(un)?sealed?\b/i,
  'static HTML, cache, draft or stored': /\bdata-kept\b|\bkept (part|style|state)s?\b/i,
  'deferred scripts': /\blate scripts?\b/i,
  'scroll position': /\bpage place\b|\btravell(ed|ing)\b/i,
  'pending submission': /\bflight\b|\btakes? off\b/i,
  'layout animation': /\bglid(e|es|ing)\b|\brearrang/i,
  'optimistic update': /\banswers? first\b/i,
  'honeypot, spam check': /\btraps?\b|\bsuspicion|\bsuspect/i,
  'content warning': /\bdoubts?\b/i,
  'policy violation': /\bbreach/i,
  'cancel, cleanup function': /\bcall(ed|s)? off\b|\bway to end it\b/i,
  'accessibility tests, mock server, allowed importers': /\be2e\/sweep\b|\bpeer server\b|\bDOORS\b/,
}

const docs = readdirSync('docs').filter((name) => name.endsWith('.md'))
const files = [
  ...sourceFiles([...ROOTS, 'tests'], /\.(tsx?|css)$/),
  ...[...docs.map((name) => join('docs', name)), 'README.md', 'CONTRIBUTING.md'].map((path) => ({
    path,
    text: readFileSync(path, 'utf8'),
  })),
].filter(({ path }) => path !== 'tests/architecture/vocabulary.test.ts')

test.each(Object.entries(PRIVATE))('code, tests and docs say %s', (_, word) => {
  const found = files.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => (word.test(line) ? [`${path}:${index + 1}  ${line.trim()}`] : [])),
  )
  expect(found).toEqual([])
})
