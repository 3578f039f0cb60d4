/** The languages that code is coloured in, as people call them. */
export const LANGUAGE_NAMES = {
  tsx: 'TSX',
  ts: 'TypeScript',
  js: 'JavaScript',
  python: 'Python',
  sql: 'SQL',
  kotlin: 'Kotlin',
  swift: 'Swift',
  dart: 'Dart',
  css: 'CSS',
  json: 'JSON',
  bash: 'Shell',
} as const
export type CodeLanguage = keyof typeof LANGUAGE_NAMES

/** The name of a block of code: what it is written in, and its file. */
export const codeLabel = (language: CodeLanguage, file: string): string => `${LANGUAGE_NAMES[language]} code, ${file}`
