import { codeLabel } from '@/components/ui/code-languages'
import { overrideToken } from '@/components/ui/code-token-overrides'

const kinds = (language: string, text: string, kind?: string) =>
  Object.fromEntries(
    overrideToken(language, kind ? { text, kind } : { text })
      .filter((run) => run.text.trim())
      .map((run) => [run.text.trim(), run.kind]),
  )

test('keywords of SQL are what is written in capitals, and all its types are alike', () => {
  expect(kinds('sql', '  EXCLUDE ')).toEqual({ EXCLUDE: 'code-keyword' })
  expect(kinds('sql', 'status', 'code-keyword')).toEqual({ status: undefined })
  expect(kinds('sql', '  id     uuid ')).toEqual({ id: undefined, uuid: 'code-function' })
  expect(kinds('sql', 'text', 'code-keyword')).toEqual({ text: 'code-function' })
})

test('a class of Kotlin has one colour wherever it stands', () => {
  expect(kinds('kotlin', '(WalletState')).toEqual({ '(': undefined, WalletState: 'code-function' })
  expect(kinds('kotlin', 'constructor', 'code-function')).toEqual({ constructor: 'code-keyword' })
})

test('texts, comments and other languages stay as the grammar has them', () => {
  expect(overrideToken('sql', { text: "'HELD int'", kind: 'code-string' })).toEqual([
    { text: "'HELD int'", kind: 'code-string' },
  ])
  expect(overrideToken('ts', { text: 'const A', kind: 'code-keyword' })).toEqual([
    { text: 'const A', kind: 'code-keyword' },
  ])
})

test('code is named by its language', () => {
  expect(codeLabel('sql', 'booking.sql')).toBe('SQL code, booking.sql')
})
