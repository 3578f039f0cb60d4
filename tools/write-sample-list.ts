/** `npm run sample`: writes content/.sample.txt, by which the checks know what is left of the sample agency. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { exitWithError, readArguments } from '../build/command-line.ts'
import { isSample, readList, SAMPLE_LIST, sampleHashes } from '../lib/content/sample-content.ts'

readArguments(
  'npm run sample writes the list of what belongs to the sample agency. It is for those who change the sample.',
  {},
)

const FOLDER = 'tools/new'
const placeholders = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.webp'))
  .map((name) => readFileSync(join(FOLDER, name)))
// Nothing is taken from the list: an agency that moved in earlier may still have an older sentence.
const hashes = [...new Set([...readList('content'), ...sampleHashes('content', placeholders)])].filter(Boolean).sort()
if (!isSample()) exitWithError('content/ is no longer the sample agency.')
writeFileSync(join('content', SAMPLE_LIST), `${hashes.join('\n')}\n`)
console.log(`${hashes.length} sentences, facts, files and pictures in content/${SAMPLE_LIST}`)
