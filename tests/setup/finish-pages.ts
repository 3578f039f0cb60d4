/** Finishes the pages of the export in the folder that is named, and prints what came of it. */
import { finishPages } from '../../scripts/finish-pages.ts'

console.log(JSON.stringify(await finishPages(process.argv[2] ?? '', '')))
