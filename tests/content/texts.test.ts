import { articleOf } from '@/lib/article.ts'
import { jsonSchemas } from '@/lib/content/json-schema.ts'
import { addNonBreakingSpaces, typeset } from '@/lib/content/typography.ts'
import { loadFixture, TODAY } from '../fixtures/load.ts'

const NBSP = '\u00a0'

test.each([
  ["the shop's lights, and the painters' too", 'the shop’s lights, and the painters’ too'],
  ['"Say it louder", it reads ("twice")', '“Say it louder”, it reads (“twice”)'],
  ["a key called 'theme'", 'a key called ‘theme’'],
  ["'Tis drag 'n' drop of the '90s; we ship 'em in '99", '’Tis drag ’n’ drop of the ’90s; we ship ’em in ’99'],
  ["an 'em' is 'temporary'", 'an ‘em’ is ‘temporary’'],
  ["a ship's '2 weeks'", `a ship’s ‘2${NBSP}weeks’`],
  ['¿"Qué"?', '¿“Qué”?'],
  [`"'Faster' is no goal"`, '“‘Faster’ is no goal”'],
  ['a phone with 3 GB, in 2 to 4 weeks', `a phone with 3${NBSP}GB, in 2 to 4${NBSP}weeks`],
  ['12 second-hand desks, 20 sofas', '12 second-hand desks, 20 sofas'],
  ["o'brien@agency.example", "o'brien@agency.example"],
])('%s becomes %s', (text, expected) => expect(typeset(text)).toBe(expected))

test('the article is that of the word as it is read', () => {
  const an = `Angular iOS SQL R HTML F# SEO 11ty Ubuntu 8-bit Élan Østers npm htmx RxJS MLOps MLflow XGBoost FFmpeg FPGA
    NGINX HBase NUnit xUnit Xcode`.split(/\s+/)
  const a = 'React Unity UX European .NET REST Next.js one-page Łódź my Üni MySQL Flutter LLaMA Fjord'.split(' ')
  expect([...an.map(articleOf), ...a.map(articleOf)]).toEqual([...an.map(() => 'an'), ...a.map(() => 'a')])
})

test('code and what is sent stay as they are written', () => {
  for (const path of [['code', 'source'], ['contactSubject']]) expect(typeset(`it's 2 s`, path)).toBe(`it's 2 s`)
  const { technologies, services } = loadFixture(TODAY, addNonBreakingSpaces)
  expect(JSON.stringify(services)).toContain(`${NBSP}weeks`)
  expect(technologies.map(({ code }) => code.source).join()).not.toContain(NBSP)
})

test('code editors show the label and the help text of each field', () => {
  const schema = JSON.parse(jsonSchemas().get('jobs.json') ?? '')
  expect(schema.properties.title).toMatchObject({ title: 'Title', description: expect.stringContaining('Rust') })
  // The length of a fact or claim is that of its value.
  expect(schema.properties.title.anyOf[1]).toEqual({ pattern: '\\{(claim|fact):' })
  expect(schema.properties.picture.description).toMatch(/\. As WebP, at least 900 pixels wide\.$/)
})
