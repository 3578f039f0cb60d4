import { fitHeadline, missingLetters } from '@/build/social-card-text.ts'

test.each([
  ['Žižkov – Łódź’s map', []],
  ['“Quotes”, „quotes“, ‘quotes’, «quotes» — dashes – and …', []],
  ['€100, £100, ¥100, 20 % off, 3 ™', []],
  ['№ 1, A → B, ≤ 3', ['→', '≤']],
  ['Smørrebrød, Ærø, Þórshöfn, İstanbul, Kadıköy', []],
  ['Ţară, Ŝipo, Ħal, Ŧ, Ĝ, Œuvre', []],
  ['no\u00a0break, narrow\u202fspace, non\u2011breaking', []],
  ['Ελλάδα: Ποιοι είμαστε', []],
  ['مرحبا to all', ['م', 'ر', 'ح', 'ب', 'ا']],
  ['Привіт, ґанок', []],
  ['≈ 10 ≥ 9', ['≈', '≥']],
  ['北京 ferries', ['北', '京']],
  ['🚢 ferries', ['🚢']],
])('the letters that a card of "%s" leaves out are %j', async (text, letters) => {
  expect(await missingLetters(text)).toEqual(letters)
})

test.each([
  ['Software', ['Software']],
  ['Donaudampfschifffahrtsgesellschaftskapitän', ['Donaudampfschif-', 'ffahrtsgesellscha-', 'ftskapitän']],
  ['word '.repeat(22).trim(), expect.arrayContaining(['word'])],
])('the headline "%s" fits', async (headline, lines) => {
  const fitted = await fitHeadline(headline, 500, 408)
  expect(fitted.lines).toEqual(lines)
  expect(fitted.lines.length * fitted.size * 0.94).toBeLessThan(408)
})
