import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { messagesConfig } from '@/lib/messages/config.ts'
import { loadEnvFiles } from '@/server/env-files.ts'
import { temporaryFolder } from '../setup/temporary-folder.ts'

const read = (file: string) => readFileSync(file, 'utf8')

test.each([
  ['.env.example', /^# (NEXT_PUBLIC_[A-Z_]+)=/gm],
  ['lib/messages/config.ts', /^ +(NEXT_PUBLIC_[A-Z_]+): process\.env\.\1,$/gm],
  ['.github/workflows/deploy.yml', /^ +(NEXT_PUBLIC_[A-Z_]+): \$\{\{ vars\.\1 \}\}$/gm],
])('%s lists exactly the variables that the build reads, each once', (file, line) => {
  const names = read('lib/messages/config.ts').match(/NEXT_PUBLIC_[A-Z_]+[A-Z]/g)
  expect([...read(file).matchAll(line)].map(([, name]) => name).sort()).toEqual([...new Set(names)].sort())
})

test('.env.example sets no variable, and all of its variables are valid together', () => {
  const text = read('.env.example')
  expect(parseEnv(text)).toEqual({})
  const all = parseEnv(text.replace(/^# (NEXT_PUBLIC_[A-Z_]+=)/gm, '$1'))
  expect(messagesConfig(all)).toMatchObject({ origin: 'https://messages.example.com', publicKey: 'local' })
})

test.each([
  ['a byte order mark and lines of Windows', '\ufeffWREN_A=1\r\nexport WREN_B="2"\r\n', 'utf8', undefined],
  ['a value of several lines', '# A="b\n\nWREN_A=1\nWREN_C="a\nb: c" # d\nWREN_B=2\n', 'utf8', undefined],
  ['a colon in place of =', 'WREN_C="a\nb"\nPORT: 3\n', 'utf8', '# comment, in UTF-8, got "PORT: 3"'],
  ['a quotation mark without another', 'WREN_A=1\nWREN_C="secret', 'utf8', 'in UTF-8, got "WREN_C=…"'],
  ['a password that Node.js would cut', 'WREN_A=1 # b\r\nWREN_C=smtps://a:1#2@b.example', 'utf8', '.env:2'],
  ['words after a quotation mark', 'WREN_A=1\nWREN_C="Wren" <a@x.example> # b', 'utf8', '.env:2'],
  ['a variable of Node.js', 'NODE_EXTRA_CA_CERTS=/ca.pem\n', 'utf8', 'NODE_EXTRA_CA_CERTS before'],
  ['UTF-16, as PowerShell writes', '\ufeffWREN_A=1\r\n', 'utf16le', '.env:1  expected NAME=value'],
] as const)('an .env file with %s', (_, text, encoding, problem) => {
  const folder = temporaryFolder()
  for (const name of ['NODE_EXTRA_CA_CERTS', 'WREN_A', 'WREN_B', 'WREN_C']) delete process.env[name]
  // As Docker makes of a file that is not there.
  mkdirSync(join(folder, '.env.local'))
  writeFileSync(join(folder, '.env.production'), 'WREN_C=3\n')
  writeFileSync(join(folder, '.env'), text, encoding)
  if (problem) return expect(() => loadEnvFiles(folder)).toThrow(problem)
  loadEnvFiles(folder)
  expect(process.env).toMatchObject({ WREN_A: '1', WREN_B: '2', WREN_C: '3' })
})
