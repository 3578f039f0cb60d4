import { statSync } from 'node:fs'

/** A module of every page (app/layout.tsx). build/tool-icons.ts makes it, and `npm run dev` writes it when content has changed. */
export const CONTENT_STAMP = '.generated/content-stamp.json'

/** Another number when the content is another than before. In a build it never is. */
export function contentVersion(): number {
  return process.env.NODE_ENV === 'development' ? statSync(CONTENT_STAMP).mtimeMs : 0
}
