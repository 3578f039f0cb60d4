import { join } from 'node:path'
import { findPages } from '../../server/static-files.ts'

/** Every route of the export, found by its index.html: a new page is in all sweeps at once. */
export const routesOf = (): string[] => [...findPages(join(process.cwd(), 'out'))].sort()
