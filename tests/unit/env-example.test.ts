import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { messagesConfig } from '@/lib/messages/config.ts'

const read = (file: string) => readFileSync(file, 'utf8')

test.each([
  ['.env.example', /^# (NEXT_PUBLIC_[A-Z_]+)=/gm],
  ['lib/messages/config.ts', /^ +(NEXT_PUBLIC_[A-Z_]+): process\.env\.\1,$/gm],
  ['.github/workflows/deploy.yml', /^ +(NEXT_PUBLIC_[A-Z_]+): \$\{\{ vars\.\1 \}\}$/gm],
])('%s lists exactly the variables that the build reads, each once', (file, line) => {
  const names = read('lib/messages/config.ts').match(/NEXT_PUBLIC_[A-Z_]+[A-Z]/g)
  const listed = [...read(file).matchAll(line)].map(([, name]) => name)
  expect(listed.sort()).toEqual([...new Set(names)].sort())
})

test('.env.example sets no variable, and all of its variables are valid together', () => {
  const text = read('.env.example')
  expect(parseEnv(text)).toEqual({})
  const all = parseEnv(text.replace(/^# (NEXT_PUBLIC_[A-Z_]+=)/gm, '$1'))
  expect(messagesConfig(all)).toMatchObject({ origin: 'https://messages.example.com', publicKey: 'local' })
})
