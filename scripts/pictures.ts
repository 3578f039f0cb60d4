/** Makes every picture that the pages use from the masters in content/pictures: picture-files.ts says what. */
import { rmSync } from 'node:fs'
import { fewAtATime } from './few-at-a-time.ts'
import { filesOf, MASTERS, type Manifest, makeEntry, OUT, pictureOf, writeManifest } from './picture-files.ts'
import { masterProblems, mastersIn } from './picture-masters.ts'

const problems = await masterProblems(MASTERS)
if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exit(1)
}
rmSync(OUT, { recursive: true, force: true })
const masters = mastersIn(MASTERS)
const pictures = [...new Set(masters.map(pictureOf))]
const made: Manifest = {}
await fewAtATime(pictures, async (picture) => {
  const entry = await makeEntry(picture)
  if (entry) made[picture] = entry
})
// In the order of their names, whichever was made first: the same content gives the same file.
const manifest = Object.fromEntries(Object.entries(made).sort(([a], [b]) => (a < b ? -1 : 1)))
writeManifest(manifest)
const files = Object.values(manifest).flatMap(({ day, night }) => [day, ...(night ? [night] : [])].flatMap(filesOf))
console.log(`${masters.length} masters, ${files.length} files in ${OUT}`)
