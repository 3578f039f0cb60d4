import { looksLikeEmail } from '@/components/forms/form-data-helpers.ts'

test.each(['ada@example.org', ' ada@example.org ', "o'neill+wren@mail.example.co.uk", 'käthe@bücher.example'])(
  '"%s" looks like an email address',
  (address) => {
    expect(looksLikeEmail(address)).toBe(true)
  },
)

test.each(['', 'ada@', '@example.org', 'ada@example', 'ada@.org', 'a b@example.org', 'a@b@c.org', 'a@b..c'])(
  '"%s" does not look like an email address',
  (address) => {
    expect(looksLikeEmail(address)).toBe(false)
  },
)

test('a very long address takes little time', () => {
  const started = performance.now()
  looksLikeEmail(`${'a.'.repeat(50_000)}@${'b.'.repeat(50_000)}`)
  expect(performance.now() - started).toBeLessThan(500)
})
