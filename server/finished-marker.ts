/** A file that the last step of a build writes into the export. The server rejects an export without it. */
export const FINISHED = '.finished'
