import { outputFile } from '../lib/output-file.ts'

/** Writes the module that app/layout.tsx imports, so that Next's development server refreshes open pages when it changes. */
export function writeDevRefresh(changed: number): void {
  outputFile('.generated/dev-refresh.json', JSON.stringify({ changed }))
}
