import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

export const ROOTS = ['app', 'components', 'lib', 'server', 'build', 'tools', 'admin'] as const

export interface SourceFile {
  /** Relative to the project: `components/ui/button.tsx`. */
  path: string
  text: string
}

/** Reads every file of `roots` with this extension. */
export function sourceFiles(roots: readonly string[] = ROOTS, extension = /\.tsx?$/): SourceFile[] {
  return roots.flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((name) => extension.test(name) && statSync(join(root, name)).isFile())
      .sort()
      .map((name) => ({ path: join(root, name), text: readFileSync(join(root, name), 'utf8') })),
  )
}
