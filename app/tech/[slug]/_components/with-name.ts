/** Puts a technology's name into a sentence: "a {name} project" becomes "an Angular project". */
export const withName = (sentence: string, name: string): string =>
  sentence.replace(/\ba \{name\}/g, `${/^[aeiou]/i.test(name) ? 'an' : 'a'} {name}`).replaceAll('{name}', name)
