/** Logs one event. Values are counts, sizes and our own identifiers, never input or addresses of visitors. */
export type Log = (event: string, facts?: Readonly<Record<string, string | number | boolean>>) => void

/** Writes one line of JSON to stderr for each event. */
export const jsonLog: Log = (event, facts = {}) => {
  process.stderr.write(`${JSON.stringify({ time: new Date().toISOString(), event, ...facts })}\n`)
}

export const noLog: Log = () => {}
