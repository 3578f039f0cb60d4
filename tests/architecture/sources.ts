import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

export const ROOTS = ['app', 'components', 'lib', 'server', 'build', 'tools', 'admin'] as const

export interface SourceFile {
  /** Relative to the project: `components/ui/button.tsx`. */
  path: string
  text: string
  lines: number
  imports: Import[]
}

export interface Import {
  /** As written: `@/lib/url-paths`, `./logo`, `next/navigation`. */
  specifier: string
  /** The imported file without extension (`lib/url-paths`); undefined for a package. */
  target: string | undefined
  typeOnly: boolean
}

/** Static, dynamic and side-effect imports and re-exports, as Biome formats them. */
const IMPORT =
  /^(?:import|export)\s+(type\s+)?(?:[^'"`;]*?\sfrom\s+)?'([^']+)'|\bimport\(\s*(?:\/\*.*?\*\/\s*)?'([^']+)'\s*\)/gm

function targetOf(path: string, specifier: string): string | undefined {
  const inside = specifier.startsWith('@/')
    ? specifier.slice(2)
    : specifier.startsWith('.')
      ? join(dirname(path), specifier)
      : undefined
  return inside?.replace(/\.tsx?$/, '').replace(/\/index$/, '')
}

export function importsOf(path: string, text: string): Import[] {
  return [...text.matchAll(IMPORT)].map(([, type, fixed, lazy]) => {
    const specifier = fixed ?? lazy ?? ''
    return { specifier, target: targetOf(path, specifier), typeOnly: type !== undefined }
  })
}

function read(path: string): SourceFile {
  const text = readFileSync(path, 'utf8')
  return { path, text, lines: text.trimEnd().split('\n').length, imports: importsOf(path, text) }
}

/** Reads every file of `roots` with this extension. */
export function sourceFiles(roots: readonly string[] = ROOTS, extension = /\.tsx?$/): SourceFile[] {
  return roots.flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((name) => extension.test(name) && statSync(join(root, name)).isFile())
      .sort()
      .map((name) => read(join(root, name))),
  )
}

/** `@emailjs/browser/es` → `@emailjs/browser` */
export const packageOf = (specifier: string): string =>
  specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')

export const isClientFile = ({ text }: SourceFile): boolean =>
  /^(?:\s|\/\/.*\n|\/\*[\s\S]*?\*\/)*['"]use client['"]/.test(text)
