const SHORT: Record<string, string> = { '\t': '\\t', '\r': '\\r', '\u001b': '\\e' }

/**
 * Foreign text for a terminal: everything but line breaks that a terminal may obey or hide is escaped. Joiners (U+200C,
 * U+200D) stay, because many scripts and emoji need them.
 */
export const printable = (text: string): string =>
  text
    .replaceAll('\r\n', '\n')
    .replace(/(?![\n\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu, (character) => {
      const code = (character.codePointAt(0) ?? 0).toString(16)
      return SHORT[character] ?? `\\u{${code}}`
    })

/** The same as one line. */
export const printableLine = (text: string): string => printable(text).replaceAll('\n', '\\n')
