/** `npm run pictures:import -- photos`: converts the pictures of a folder to what content/pictures takes. */
import { exitWithError, readArguments } from '../build/command-line.ts'
import { importPictures } from './pictures/import.ts'

const USAGE = `npm run pictures:import -- <folder> [folder in content/pictures]
takes JPEG, PNG, AVIF, WebP, GIF, TIFF and SVG files, turns and scales them, names them in lower case with hyphens, and
says what it did to each. Without a second folder they go into one named like the first.
--replace    replaces pictures of the same name, which are otherwise left as they are`
const { values, positionals } = readArguments(USAGE, {
  allowPositionals: true,
  options: { replace: { type: 'boolean', default: false } },
})
const [folder, target] = positionals
if (!folder) exitWithError(USAGE)
try {
  const { imported, refused } = await importPictures(folder, 'content', { target, replace: values.replace })
  for (const line of imported) console.log(line)
  for (const line of refused) console.error(line)
  console.log(`${imported.length} imported, ${refused.length} not.`)
  if (refused.length > 0) process.exitCode = 1
} catch (error) {
  exitWithError(error instanceof Error ? error.message : String(error))
}
