import { initialsOf } from '@/lib/initials.ts'

test.each([
  ['Ada Wren', 'AW'],
  ['Dr. Mei-Lin van Öst', 'MÖ'],
  ['ada b. wren', 'AW'],
])('the initials of %s are %s', (name, initials) => expect(initialsOf(name)).toBe(initials))
