import { overrideToken } from '@/lib/code-grammar-fixes'
import { codeLabel } from '@/lib/code-languages'

const kinds = (language: string, text: string, kind?: string) =>
  Object.fromEntries(
    overrideToken(language, kind ? { text, kind } : { text })
      .filter((run) => run.text.trim())
      .map((run) => [run.text.trim(), run.kind]),
  )

test('SQL: capitals are keywords, and all types have one colour', () => {
  expect(kinds('sql', '  EXCLUDE ')).toEqual({ EXCLUDE: 'code-keyword' })
  expect(kinds('sql', 'status', 'code-keyword')).toEqual({ status: undefined })
  expect(kinds('sql', '  id     uuid ')).toEqual({ id: undefined, uuid: 'code-function' })
  expect(kinds('sql', 'text', 'code-keyword')).toEqual({ text: 'code-function' })
})

test('Kotlin: classes have one colour everywhere', () => {
  expect(kinds('kotlin', '(WalletState')).toEqual({ '(': undefined, WalletState: 'code-function' })
  expect(kinds('kotlin', 'constructor', 'code-function')).toEqual({ constructor: 'code-keyword' })
})

test('strings, comments and other languages are not changed', () => {
  expect(overrideToken('sql', { text: "'HELD int'", kind: 'code-string' })).toEqual([
    { text: "'HELD int'", kind: 'code-string' },
  ])
  expect(overrideToken('ts', { text: 'const A', kind: 'code-keyword' })).toEqual([
    { text: 'const A', kind: 'code-keyword' },
  ])
})

test('code is named by its language', () => {
  expect(codeLabel('sql', 'booking.sql')).toBe('SQL code, booking.sql')
  expect(codeLabel('rs', 'lib.rs')).toBe('Rust code, lib.rs')
})
