import { sceneOf } from '@/lib/technology-scenes.ts'

test('technologies without a picture take the scenes in turn', () => {
  const all = [...'aBcDe'].map((slug) => ({ slug, hero: { picture: /[BD]/.test(slug) } }))
  const take = (...scenes: string[]) => all.map((technology) => sceneOf(technology, all, scenes))
  expect(take('stair', 'clock')).toEqual(['stair', undefined, 'clock', undefined, 'stair'])
  expect([take('stair')[1], take()[0]]).toEqual([undefined, undefined])
})
