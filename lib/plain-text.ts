/** The text with straight quotation marks and plain spaces, as people type it; content gets typographic ones. */
export const toPlainText = (text: string): string =>
  text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replaceAll('\u00a0', ' ')

/**
 * The text as keyboards write it, for addresses and links that were copied from documents: no letters of full width, no
 * ligatures, nothing invisible, and the apostrophe and the hyphen of ASCII.
 */
export const asTyped = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/[‘’]/g, "'")
    .replace(/[\u2010-\u2015\u2212]/g, '-')

/** The text without characters that nobody sees, such as soft hyphens. Joiners stay: they are part of some scripts and emojis. */
export const withoutInvisible = (text: string): string => text.replace(/(?![\u200c\u200d])\p{Cf}/gu, '')

/**
 * Whether something in the text can be seen: no spaces, control characters, soft hyphens, blank letters such as the fillers of
 * Hangul and of braille, and no place of a picture that was not pasted along.
 */
export const isVisible = (text: string): boolean =>
  /[^\s\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\ufffc]/u.test(text)
