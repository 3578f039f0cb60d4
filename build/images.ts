/** Makes every picture that the pages use from the masters in content/pictures: picture-files.ts says what. */
import { rmSync } from 'node:fs'
import { filesOf, MASTERS, type Manifest, makeEntry, OUT, pictureOf, writeManifest } from './encode-images.ts'
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
for (const picture of pictures) {
  const entry = await makeEntry(picture)
  if (entry) made[picture] = entry
}
writeManifest(made)
const files = Object.values(made).flatMap(({ day, night }) => [day, ...(night ? [night] : [])].flatMap(filesOf))
console.log(`${masters.length} masters, ${files.length} files in ${OUT}`)
