import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** The files below `folder` without links, as paths relative to it: `about/index.html`. */
export const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'))
