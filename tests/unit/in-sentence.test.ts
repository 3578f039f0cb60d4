import { inSentence } from '@/lib/in-sentence.ts'

test('a name in a sentence loses its first capital, an abbreviation does not', () => {
  const names = ['Web development', 'UI/UX design', 'SEO & digital marketing']
  expect(names.map(inSentence)).toEqual(['web development', 'UI/UX design', 'SEO & digital marketing'])
})
