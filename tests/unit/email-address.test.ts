import { parseEmailAddress } from '@/lib/messages/email-address.ts'

test.each([
  [" o'neill+wren@mail.Example.co.uk ", "o'neill+wren@mail.example.co.uk"],
  ['a@x.io', 'a@x.io'],
  ['o’neill‑lee@ex‐ample.com', "o'neill-lee@ex-ample.com"],
  ['jörg@example.com', undefined],
  ['=?utf-8?q?boss?=@example.com', undefined],
  ['jo@bücher.example', 'jo@xn--bcher-kva.example'],
  ['a..b.@docomo.example', '"a..b."@docomo.example'],
  ['o\ufb03ce@example.com', 'office@example.com'],
  ['mailto:ann%2Btag@example.com?subject=Hello', 'ann+tag@example.com'],
])('%j is an address, in headers %j', (text, header) => expect(parseEmailAddress(text)).toMatchObject({ header }))

test('an address with an umlaut is one after thousands of others too', () => {
  expect(Array.from({ length: 10_000 }, () => parseEmailAddress('a@ö.de')).findIndex((address) => !address)).toBe(-1)
})

test.each([
  ...['ann\u200b@example.com', '\u200eann@example.com\u200e', 'ann@exam\u00adple.com', '\u202aann@example.com\u202c'],
  ...['\ufeffann@example.com\u00a0', 'an\ufe0fn@example.com', 'ann\u3164@exam\u034fple.com', 'ann＠example。com'],
  ...['mailto:ann@example.com', 'mailto://ann%40example.com', '<mailto:ann@example.com?subject=Hello>'],
  ...['> Ann Lee <ann@example.com>', "Ann <'ann@example.com'>", 'ann@example.com>', '"ann@example.com",'],
  ...['[Ann](mailto:ann@example.com?subject=Hello)', '"ann"@example.com', "'ann'@example.com"],
  ...['(ann@example.com).', '「ann@example.com」、', '‹ann@example.com›…', '＜ａｎｎ＠ｅｘａｍｐｌｅ．ｃｏｍ＞'],
])('%j is ann@example.com with what was pasted along', (text) => {
  expect(parseEmailAddress(text)).toMatchObject({ header: 'ann@example.com' })
})

test.each([
  ...['', 'ada@', '@example.org', 'ada@example', 'ada@.org', 'a b@example.org', 'a@b@c.org', 'a@b..c', 'a@b'],
  ...['ann@example.com/', 'ann@example.com:25', 'ann@[192.0.2.1]', 'ann@192.0.2.1', 'ann@127.1', 'ann@example.123'],
  ...['ann@-example.com', 'ann@exa_mple.com', 'ann@ex%61mple.com', 'ann@xn--a.com', 'a@example.com, b@example.com'],
  ...['mailto:', 'mailto:ann%@', 'mailto:a%0ab@example.com', '&lt;ann@example.com&gt;', 'ann@example.com (Ann)'],
  ...['a@example.com\r\nBcc: b@example.com', 'a\u0000@example.com', '"a b"@example.com', 'a@example.c', 'a@\u200b.com'],
  ...[`${'a'.repeat(65)}@example.com`, `${'é'.repeat(33)}@x.org`, `a@${'b'.repeat(64)}.com`],
  ...[`a@${'b.'.repeat(130)}com`, `${'a.'.repeat(50_000)}@${'b.'.repeat(50_000)}`, 'A <a@x.io>, B <b@x.io>'],
])('%j is no address that can be answered', (text) => expect(parseEmailAddress(text)).toBeUndefined())
