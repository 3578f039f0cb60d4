/** Writes one event. Values are counts, sizes and identifiers of our own: nothing that a visitor typed, no address. */
export type Log = (event: string, facts?: Readonly<Record<string, string | number | boolean>>) => void

/** One line of JSON for each event, to the standard error stream. */
export const jsonLog: Log = (event, facts = {}) => {
  process.stderr.write(`${JSON.stringify({ time: new Date().toISOString(), event, ...facts })}\n`)
}

export const noLog: Log = () => {}
