import { readFileSync } from 'node:fs'
import { litRooms } from '@/components/ui/room-clip-path.ts'

const ROOM = '10,20 30,20 30,60 10,60'

test('cuts each room out of the picture, and fills it from its lamp', () => {
  expect(litRooms([ROOM])).toBe(
    'polygon(0 0,100% 0,100% 100%,0 100%,0 0,' +
      '10% 60%,30% 60%,30% 20%,10% 20%,10% 60%,0 0,' +
      'calc(20.0% + -10.3%*var(--r1)) calc(32.0% + -12.4%*var(--r1)),' +
      'calc(20.0% + 10.3%*var(--r1)) calc(32.0% + -12.4%*var(--r1)),' +
      'calc(20.0% + 10.3%*var(--r1)) calc(32.0% + 28.8%*var(--r1)),' +
      'calc(20.0% + -10.3%*var(--r1)) calc(32.0% + 28.8%*var(--r1)),' +
      'calc(20.0% + -10.3%*var(--r1)) calc(32.0% + -12.4%*var(--r1)),0 0)',
  )
})

test('the direction of the corners makes no difference', () => {
  const reversed = ROOM.split(' ').reverse().join(' ')
  const points = (rooms: string[]) => litRooms(rooms).split(',').sort()
  expect(new Set(points([reversed]))).toEqual(new Set(points([ROOM])))
})

test('uses only the properties that the style sheet registers', () => {
  const registered = readFileSync('components/ui/theme-picture-transition.css', 'utf8').match(/(?<=@property )--r\d+/g)
  const used = litRooms(Array.from({ length: 10 }, () => ROOM)).match(/--r\d+/g)
  expect([...new Set(used)]).toEqual(registered)
})
