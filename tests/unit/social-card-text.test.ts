import { drawable, fitBrand, fitHeadline, missingLetters } from '@/build/social-card-text.ts'

test.each([
  ['Žižkov – Łódź’s map', []],
  ['№ 1, A → B, ≤ 3', ['→', '≤']],
  ['no\u00a0break, narrow\u202fspace, non\u2011breaking, \u2010, \u2012, \u2015', []],
  ['مرحبا to all', ['م', 'ر', 'ح', 'ب', 'ا']],
  ['Ελλάδα: Ποιοι είμαστε; Привіт, ґанок', []],
  ['București, Việt Nam, ₹ 9, soft\u00adhyphen, zero\u200bwidth, a\ufe0f™\ufe0f, \ufb01, Ｗ', []],
  ['🚢 ferries', ['🚢']],
])('the letters that a card of "%s" leaves out are %j', async (text, letters) => {
  expect([await missingLetters(text), await missingLetters(await drawable(text))]).toEqual([letters, []])
})

test.each([
  ['Web- und App-Entwicklung', ['Web- und', 'App-Entwicklung']],
  ['Geschwindigkeits\u00adbegrenzungs-Verordnung', ['Geschwindigkeits-', 'begrenzungs-', 'Verordnung']],
  ['Donaudampfschifffahrtsgesellschaftskapitän', ['Donaudampfschif-', 'ffahrtsgesellscha-', 'ftskapitän']],
  ['Donaudampfschif!!?', ['Donaudampfschi-', 'f!!?']],
])('the headline "%s" fits', async (headline, lines) => {
  const fitted = await fitHeadline(headline, 500, 408)
  expect(fitted.lines).toEqual(lines)
  expect(fitted.lines.length * fitted.size * 0.94).toBeLessThan(408)
})

test('a long name of the agency is smaller, so that it ends before the picture', async () => {
  expect(await fitBrand('Wrenhaus', 500)).toBe(60)
  expect(await fitBrand('Müller-Lüdenscheidt & Co', 500)).toBeCloseTo(36, -1)
})
