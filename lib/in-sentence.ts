/** "Web development" inside a sentence: "web development"; "UI/UX design" and "SEO" keep their capitals. */
export const inSentence = (name: string): string =>
  /^[A-Z][a-z]/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name
