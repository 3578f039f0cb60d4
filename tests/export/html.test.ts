import { HtmlValidate } from 'html-validate'
import { exportedPages } from './site.ts'

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
})

test.each(exportedPages())('$route is valid HTML', async ({ html }) => {
  const { results } = await validator.validateString(html)
  expect(results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))).toEqual([])
})
