import { existsSync } from 'node:fs'
import { catalogue } from '@/picture-rendering/catalogue.ts'

test('every input of the art command exists', () => {
  const inputs = catalogue().flatMap((picture) => picture.inputs)
  expect(inputs.length).toBeGreaterThan(100)
  expect(inputs.filter((input) => !existsSync(input))).toEqual([])
})
