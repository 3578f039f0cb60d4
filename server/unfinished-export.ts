/** Stands in an export while it is being finished, and stays there when that fails: such an export is not served. */
export const UNFINISHED = '.unfinished'
