import { bundledLanguagesInfo } from 'shiki/langs'

/** Each language that the highlighter knows, under its id and its other names: `rust`, `rs`. */
const LANGUAGES = new Map(
  bundledLanguagesInfo.flatMap((info) => [info.id, ...(info.aliases ?? [])].map((id) => [id, info])),
)

export const CODE_LANGUAGES: readonly string[] = [...LANGUAGES.keys()]

/** The name of a block of code: what it is written in, and its file. */
export const codeLabel = (language: string, file: string): string =>
  `${LANGUAGES.get(language)?.name ?? language} code, ${file}`
