import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { KINDS, messagesConfig } from '@/lib/messages/config.ts'

const text = readFileSync('.env.example', 'utf8')
const NAME = /NEXT_PUBLIC_[A-Z_]+[A-Z]/g

test.each([
  ['.env.example', /^# (NEXT_PUBLIC_[A-Z_]+)=/gm],
  ['lib/messages/config.ts', /^ +(NEXT_PUBLIC_[A-Z_]+): process\.env\.\1,$/gm],
  ['.github/workflows/deploy.yml', /^ +(NEXT_PUBLIC_[A-Z_]+): \$\{\{ vars\.\1 \}\}$/gm],
])('%s lists exactly the variables that the build reads, each once', (file, line) => {
  const read = readFileSync('lib/messages/config.ts', 'utf8').match(NAME) ?? []
  const listed = [...readFileSync(file, 'utf8').matchAll(line)].map(([, name]) => name)
  expect(listed.sort()).toEqual([...new Set(read)].sort())
})

test('docs/operate.md names the variable of each recipient', () => {
  const guide = readFileSync('docs/operate.md', 'utf8')
  const variables = Object.values(KINDS).map(({ recipientVariable }) => recipientVariable)
  expect(variables.filter((name) => !guide.includes(`\`${name}\``))).toEqual([])
})

test('.env.example sets no variable, and all of its variables are valid together', () => {
  expect(parseEnv(text)).toEqual({})
  const all = parseEnv(text.replace(/^# (NEXT_PUBLIC_[A-Z_]+=)/gm, '$1'))
  expect(messagesConfig(all)).toMatchObject({ origin: 'https://messages.example.com', publicKey: 'local' })
})
