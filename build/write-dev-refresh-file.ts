import { mkdirSync, writeFileSync } from 'node:fs'

/** Writes the module that app/layout.tsx imports, so that Next's development server refreshes open pages when it changes. */
export function writeDevRefresh(changed: number): void {
  mkdirSync('.generated', { recursive: true })
  writeFileSync('.generated/dev-refresh.json', JSON.stringify({ changed }))
}
