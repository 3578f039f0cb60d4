import { existsSync } from 'node:fs'
import { catalogue } from '@/art/catalogue.ts'
import { withoutParts } from '@/art/inputs.ts'

test('every scene and interface that the art command makes a picture from is there', () => {
  const inputs = catalogue().flatMap((picture) => picture.inputs)
  expect(inputs.length).toBeGreaterThan(100)
  expect(inputs.filter((input) => !existsSync(input))).toEqual([])
})

test('what a file says about other pictures does not make this one out of date', () => {
  const file = [
    'SHARED = 1',
    'def new_york():',
    '    tower()',
    '',
    '    cab()',
    'def tower():',
    '    pass',
    'SETS = {',
    '    "london": S(1,',
    '                2),',
    '    "new-york": S(3),',
    '}',
  ].join('\n')
  const own = withoutParts(file, ['new-york'])
  expect(own).not.toMatch(/new.york|cab/)
  for (const kept of ['SHARED', 'def tower', 'pass', '"london"', '2),', '}']) expect(own).toContain(kept)
})
