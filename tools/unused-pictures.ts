/** `npm run pictures:unused`: lists the pictures that no content names, and removes them on request. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { readArguments } from '../build/command-line.ts'
import { unusedPictures } from '../lib/content/checks/pictures.ts'
import { MASTERS } from '../lib/content/picture-files.ts'
import { readFiles } from '../lib/content/read-files.ts'

const USAGE = `npm run pictures:unused                lists the pictures that no content names
npm run pictures:unused -- --remove    removes them`
const { remove } = readArguments(USAGE, { options: { remove: { type: 'boolean', default: false } } }).values

const read = readFiles('content')
if (read.problems.length > 0) {
  console.error('Files of the content cannot be read, so it is unknown which pictures they name: npm run content')
  process.exit(1)
}
const unused = unusedPictures(read)
for (const path of unused) {
  if (remove) rmSync(join(MASTERS, path))
  console.log(`${remove ? 'Removed' : 'Unused'}: ${join(MASTERS, path)}`)
}
console.log(`${unused.length} ${unused.length === 1 ? 'picture' : 'pictures'} that no content names.`)
