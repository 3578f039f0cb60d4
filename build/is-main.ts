import { realpathSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

/**
 * Whether Node was started with the module at `url`, its `import.meta.url`. In that, the path of a checkout that is reached by
 * a symbolic link is resolved.
 */
export const isMain = (url: string): boolean => url === pathToFileURL(realpathSync(process.argv[1] ?? '.')).href
