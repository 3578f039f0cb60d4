import { HtmlValidate } from 'html-validate'
import { exportedPages } from './exported-pages.ts'

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  // SVG, in which the regions of a picture are links, has no lists of its own.
  rules: { 'prefer-native-element': ['error', { exclude: ['list', 'listitem'] }] },
})

test('every page is valid HTML', async () => {
  const faults: string[] = []
  for (const { route, html } of exportedPages()) {
    const { results } = await validator.validateString(html)
    for (const { ruleId, message } of results.flatMap(({ messages }) => messages))
      faults.push(`${route} ${ruleId}: ${message}`)
  }
  expect(faults).toEqual([])
}, 60_000)
