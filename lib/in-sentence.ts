/** Lower-cases the first letter: "Web development" → "web development", but "UI/UX design" and "SEO" stay. */
export const inSentence = (name: string): string =>
  /^[A-Z][a-z]/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name
