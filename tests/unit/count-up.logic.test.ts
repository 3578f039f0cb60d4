import { formatFigure, parseFigure } from '@/components/motion/count-up.logic.ts'

describe('a figure that counts up', () => {
  test.each([
    ['500+', 250, '250+'],
    ['4.9', 2.333, '2.3'],
    ['$15M', 15, '$15M'],
  ])('"%s" is formatted with its decimals and signs at %d: %s', (value, now, shown) => {
    const figure = parseFigure(value)
    expect(figure && formatFigure(figure, now)).toBe(shown)
    expect(figure && formatFigure(figure, figure.number)).toBe(value)
  })

  test.each(['24/7', 'five', '', '1,000'])('"%s" does not count', (value) => {
    expect(parseFigure(value)).toBeUndefined()
  })
})
