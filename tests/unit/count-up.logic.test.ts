import { formatFigure, parseFigure } from '@/components/motion/count-up.logic.ts'

test.each([
  ['500+', 250, '250+'],
  ['4.9', 2.333, '2.3'],
  ['$15M', 15, '$15M'],
])('a figure that counts up to "%s" keeps its decimals and signs: at %d it is "%s"', (value, now, shown) => {
  const figure = parseFigure(value)
  expect(figure && [formatFigure(figure, now), formatFigure(figure, figure.number)]).toEqual([shown, value])
})

test.each(['24/7', 'five', '', '1,000'])('"%s" does not count', (value) => expect(parseFigure(value)).toBeUndefined())
