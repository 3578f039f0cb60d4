import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { inspectProject } from '@/build/inspect-project.ts'
import { inspectContent } from '@/lib/content/load.ts'
import { formatProblem } from '@/lib/content/problem.ts'
import { escapeRegExp } from '@/lib/escape-reg-exp.ts'
import { outputFile } from '@/lib/output-file.ts'
import { TODAY, writeFixture } from '../fixtures/load.ts'
import { temporaryFolder } from '../setup/temporary-folder.ts'

export { TODAY }

export type Mistake = readonly [
  file: string,
  /** A field to set, or a text and what replaces it; nothing where the line before made two mistakes at once. */
  change: string | readonly [before: RegExp | string, after: string] | undefined,
  field: string,
  /** How the problem ends. */
  end: string,
  /** The number of its line, or a text in it. Without it the last line of the change. */
  line?: string | number,
]

/** A copy of the fixture content that a test can change. It is removed after the tests of the file. */
export class ContentCopy {
  readonly project = temporaryFolder()
  readonly root = join(this.project, 'content')

  constructor() {
    writeFixture(this.root)
  }

  read(file: string): string {
    return readFileSync(join(this.root, file), 'utf8')
  }

  write(file: string, text: string | Uint8Array): void {
    outputFile(join(this.root, file), text)
  }

  remove(path: string): void {
    rmSync(join(this.root, path), { recursive: true })
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

  /** The number of the first line that contains the text. The first line is 1. */
  line(file: string, text: string): number {
    const index = this.read(file)
      .split('\n')
      .findIndex((line) => line.includes(text))
    if (index < 0) throw new Error(`${text} is not in ${file}`)
    return index + 1
  }

  problems(today = TODAY): string[] {
    return inspectContent(this.root, today).problems.map(formatProblem).sort()
  }

  /** Like problems(), with those of picture files, icons and logo. */
  async allProblems(): Promise<string[]> {
    return (await inspectProject(this.root)).problems.map(formatProblem)
  }

  /** Makes all mistakes, and expects exactly one problem for each, on its line. */
  expectProblems(mistakes: readonly Mistake[]): void {
    for (const [file, change] of mistakes) {
      if (typeof change === 'string') this.set(file, change)
      else if (change) this.edit(file, ...change)
    }
    const expected = mistakes.map(([file, change = '', field, end, line]) => {
      const [last = ''] = (typeof change === 'string' ? change : change[1]).trim().split('\n').reverse()
      const number = typeof line === 'number' ? line : this.line(file, line ?? last)
      return { start: `content/${file}:${number}  ${field}  expected `, end }
    })
    expected.sort((a, b) => (a.start < b.start ? -1 : 1))
    expect(this.problems()).toEqual(
      expected.map(({ start, end }) => expect.stringMatching(`^${escapeRegExp(start)}.*${escapeRegExp(end)}$`)),
    )
  }
}
