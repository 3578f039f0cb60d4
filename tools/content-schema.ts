/**
 * `npm run content:schema`: writes the JSON Schemas with which code editors check the YAML files, and the line in each
 * file that names its schema. Both are committed, so that they work in a fresh clone.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readArguments } from '../build/command-line.ts'
import { jsonSchemas, SCHEMA_FOLDER, withSchemaLine } from '../lib/content/json-schema.ts'
import { COLLECTIONS, SINGLETONS } from '../lib/content/schemas/index.ts'

/** Updates the content below `root`. Returns the paths of the files that changed. */
export function writeSchemas(root: string): string[] {
  const written: string[] = []
  const write = (name: string, text: string, before: string | undefined) => {
    if (text === before) return
    writeFileSync(join(root, name), text)
    written.push(name)
  }
  mkdirSync(join(root, SCHEMA_FOLDER), { recursive: true })
  const existing = readdirSync(join(root, SCHEMA_FOLDER))
  for (const [name, text] of jsonSchemas()) {
    const path = join(SCHEMA_FOLDER, name)
    write(path, text, existing.includes(name) ? readFileSync(join(root, path), 'utf8') : undefined)
  }
  const folders = Object.keys(COLLECTIONS).flatMap((kind) =>
    readdirSync(join(root, kind))
      .filter((name) => name.endsWith('.yaml'))
      .map((name) => ({ kind, name: join(kind, name) })),
  )
  const singles = Object.keys(SINGLETONS).map((kind) => ({ kind, name: `${kind}.yaml` }))
  for (const { kind, name } of [...folders, ...singles]) {
    const text = readFileSync(join(root, name), 'utf8')
    write(name, withSchemaLine(kind, text), text)
  }
  return written
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  readArguments('npm run content:schema writes content/.schemas, which code editors check the YAML files with.', {})
  const written = writeSchemas('content')
  console.log(written.length === 0 ? 'All JSON Schemas were up to date.' : `Written: ${written.join(', ')}`)
}
