import { shapeOf } from '@/lib/picture-regions.ts'

const shape = (corners: string) => shapeOf({ name: 'Web', href: '/', corners }, 2)

test('two corners are a rectangle, more are a polygon, in percent of the width', () => {
  expect(shape('10,20 30,60')).toEqual({ points: '10,10 30,10 30,30 10,30', x: 20, y: 26 })
  expect(shape('10,20 30,20 30,61')).toEqual({ points: '10,10 30,10 30,30.5', x: 20, y: 26.5 })
})
