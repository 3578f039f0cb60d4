/** The text with straight quotation marks and plain spaces, as people type it; content gets typographic ones. */
export const toPlainText = (text: string): string =>
  text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replaceAll('\u00a0', ' ')
