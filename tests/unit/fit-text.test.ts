import { fitWords } from '@/components/ui/fit-text.ts'

const WIDTHS_IN_EM = { Arbeitsproben: 6.375, WOHNUNG: 4.861, MAMMUT: 4.235, Illustration: 4.683, Ölförderung: 5.328 }

test.each(Object.entries(WIDTHS_IN_EM))('%s nearly fills a line of six letters, and does not break', (word, width) => {
  const { '--fit': fit } = { '--fit': '1', ...fitWords(word, 6) }
  expect(Math.abs((Number(fit) * width) / (6 * 0.565) - 0.96)).toBeLessThan(0.04)
})
