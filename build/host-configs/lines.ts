/** One line for each item. */
export const lines = (indent: string, items: readonly string[]): string =>
  items.map((item) => `${indent}${item}`).join('\n')
