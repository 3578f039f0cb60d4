import { signOf } from '@/lib/technology-signs.ts'

test('technologies without a picture take the signs in turn', () => {
  const all = [...'aBcDe'].map((slug) => ({ slug, hero: { picture: /[BD]/.test(slug) } }))
  const take = (...signs: string[]) => all.map((technology) => signOf(technology, all, signs))
  expect(take('board', 'sail')).toEqual(['board', undefined, 'sail', undefined, 'board'])
  expect([take('board')[1], take()[0]]).toEqual([undefined, undefined])
})
