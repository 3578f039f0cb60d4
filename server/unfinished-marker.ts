/** A file that the build removes from the export when it has finished it. The server rejects an export that has it. */
export const UNFINISHED = '.unfinished'
