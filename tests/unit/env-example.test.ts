import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { messagesConfig } from '@/lib/messages/config.ts'

const text = readFileSync('.env.example', 'utf8')
const NAME = /NEXT_PUBLIC_[A-Z_]+[A-Z]/g

test('.env.example documents exactly the variables that the build reads', () => {
  const read = readFileSync('lib/messages/config.ts', 'utf8').match(NAME) ?? []
  const documented = [...text.matchAll(/^# (NEXT_PUBLIC_[A-Z_]+)=/gm)].map(([, name]) => name)
  expect(new Set(documented)).toEqual(new Set(read))
  expect(new Set(documented).size).toBe(documented.length)
})

test('it sets no variable, and all of its variables are valid together', () => {
  expect(parseEnv(text)).toEqual({})
  const all = parseEnv(text.replace(/^# (NEXT_PUBLIC_[A-Z_]+=)/gm, '$1'))
  expect(messagesConfig(all)).toMatchObject({ origin: 'https://messages.example.com', publicKey: 'local' })
})
