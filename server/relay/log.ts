/** Writes one event. Values are counts, sizes and identifiers of our own: nothing that a visitor typed, no address. */
export type Log = (event: string, facts?: Readonly<Record<string, string | number | boolean>>) => void

/** One line of JSON for each event, to the standard error stream. */
export const jsonLog: Log = (event, facts = {}) => {
  process.stderr.write(`${JSON.stringify({ time: new Date().toISOString(), event, ...facts })}\n`)
}

// A log that cannot be written, to a full disk or a closed pipe, must not end the process.
process.stderr.on('error', () => {})

export const noLog: Log = () => {}
