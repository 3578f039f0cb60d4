import { findLamp } from '@/build/find-lamp-position.ts'

test('finds the light of the night, not what is bright in both pictures', async () => {
  const draw = (wall: string, lamp: string) =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="480" height="240"><rect width="100%" height="100%" fill="${wall}"/>
      <rect x="40" y="160" width="60" height="60" fill="#999"/><circle cx="360" cy="60" r="20" fill="${lamp}"/></svg>`)
  expect(await findLamp(draw('#eee', '#fff'), draw('#222', '#fff'))).toBe('right top')
})
