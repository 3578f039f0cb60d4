/** The text with straight quotation marks and plain spaces, as people type it; content gets typographic ones. */
export const toPlainText = (text: string): string =>
  text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replaceAll('\u00a0', ' ')

/** Whether something in the text can be seen: no spaces, soft hyphens, and blank letters such as the fillers of Hangul and of braille. */
export const isVisible = (text: string): boolean => /[^\s\p{Z}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text)
