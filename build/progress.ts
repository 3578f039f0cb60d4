/** Milliseconds of work before it is worth a line, and between the lines of an output that is no terminal. */
const PATIENCE = 2000
const PAUSE = 10_000

/** Calls `work` with each item, on two at a time, and counts them up: on one line of a terminal, in plain lines elsewhere. */
export async function countUp<Item>(
  what: string,
  items: readonly Item[],
  work: (item: Item, index: number) => unknown,
) {
  const line = process.stdout.isTTY ? { pause: 0, begin: '\r\x1b[K', end: '' } : { pause: PAUSE, begin: '', end: '\n' }
  let [done, next] = [0, Date.now() + PATIENCE]
  const entries = items.entries()
  const run = async () => {
    for (const [index, item] of entries) {
      await work(item, index)
      done++
      if (Date.now() < next) continue
      process.stdout.write(`${line.begin}${what} ${done} of ${items.length}${line.end}`)
      next = Date.now() + line.pause
    }
  }
  try {
    await Promise.all([run(), run()])
  } finally {
    // The next text stands in place of the count.
    process.stdout.write(line.begin)
  }
}
