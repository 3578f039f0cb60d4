import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { inspectContent } from '@/lib/content/load.ts'
import { formatProblem } from '@/lib/content/problem.ts'
import { TODAY, writeFixture } from '../fixtures/load.ts'

export { TODAY }

/** A copy of the fixture content that a test can change. */
export class ContentCopy {
  readonly project = mkdtempSync(join(tmpdir(), 'content-'))
  readonly root = join(this.project, 'content')

  constructor() {
    writeFixture(this.root)
  }

  read(file: string): string {
    return readFileSync(join(this.root, file), 'utf8')
  }

  write(file: string, text: string | Uint8Array): void {
    mkdirSync(dirname(join(this.root, file)), { recursive: true })
    writeFileSync(join(this.root, file), text)
  }

  /** Replaces the first match. Throws when there is none. */
  edit(file: string, pattern: RegExp | string, replacement: string): void {
    const before = this.read(file)
    const after = before.replace(pattern, () => replacement)
    if (after === before) throw new Error(`${String(pattern)} is not in ${file}`)
    this.write(file, after)
  }

  /** Replaces all lines of the first field with the same name and indentation. */
  set(file: string, text: string): void {
    const [, indent = '', name = ''] = /^( *)([\w-]+):/.exec(text) ?? []
    this.edit(file, new RegExp(`^${indent}${name}:.*\\n(?:${indent} .*\\n)*`, 'm'), `${text}\n`)
  }

  remove(path: string): void {
    rmSync(join(this.root, path), { recursive: true })
  }

  /** The number of the first line that contains the text. The first line is 1. */
  line(file: string, text: string): number {
    const index = this.read(file)
      .split('\n')
      .findIndex((line) => line.includes(text))
    if (index < 0) throw new Error(`${text} is not in ${file}`)
    return index + 1
  }

  problems(today = TODAY): string[] {
    return inspectContent(this.root, today).problems.map(formatProblem)
  }

  dispose(): void {
    rmSync(this.project, { recursive: true, force: true })
  }
}

let current: ContentCopy | undefined

/** A copy that is removed after the test. */
export function copyContent(): ContentCopy {
  current = new ContentCopy()
  return current
}

afterEach(() => {
  current?.dispose()
  current = undefined
})

/** A formatted problem; `rest` is the field and the message. */
export const at = (file: string, line: number, rest: string) => `content/${file}:${line}  ${rest}`
