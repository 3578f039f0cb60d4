import { initialsOf } from '@/lib/initials.ts'

const NAMES =
  'Ada Wren = AW; Dr. Mei-Lin van Öst = MÖ; ada b. wren = AW; A. Wren III = AW; J. Wren, PhD = JW; Dr Ali Ali = AA; 3D = 3; ნინო ბერიძე = ნბ'

test.each(NAMES.split(/;\s+/).map((line) => line.split(' = ')))('the initials of %s are %s', (name = '', initials) =>
  expect(initialsOf(name)).toBe(initials),
)
