import { existsSync } from 'node:fs'
import { catalogue } from '@/art/catalogue.ts'

test('every scene and interface that the art command makes a picture from is there', () => {
  const inputs = catalogue().flatMap((picture) => picture.inputs)
  expect(inputs.length).toBeGreaterThan(100)
  expect(inputs.filter((input) => !existsSync(input))).toEqual([])
})
