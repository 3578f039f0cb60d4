import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** False for what does not exist, and for a link that leads nowhere. */
export const isFolder = (path: string): boolean => existsSync(path) && statSync(path).isDirectory()

/**
 * The paths of all files below `folder` whose names and folders are read, also through links to folders, sorted in each
 * folder. A link to a folder that it is in counts as a file, because it has no end.
 */
export function linkedFiles(folder: string, isRead: (name: string) => boolean = () => true): string[] {
  const below = (path: string, prefix: string, around: readonly string[]): string[] => {
    const real = realpathSync(path)
    if (around.includes(real)) return [prefix.slice(0, -1)]
    return readdirSync(path)
      .filter(isRead)
      .sort()
      .flatMap((name) =>
        isFolder(join(path, name)) ? below(join(path, name), `${prefix}${name}/`, [...around, real]) : [prefix + name],
      )
  }
  return isFolder(folder) ? below(folder, '', []) : []
}
