/** Milliseconds until the first output, and between lines when the output is not a terminal. */
const FIRST_AFTER = 2000
const INTERVAL = 10_000

/** Calls `work` for each item, two at a time, and prints the progress: on one line of a terminal, else as separate lines. */
export async function withProgress<Item>(
  label: string,
  items: readonly Item[],
  work: (item: Item, index: number) => unknown,
) {
  const line = process.stdout.isTTY
    ? { interval: 0, begin: '\r\x1b[K', end: '' }
    : { interval: INTERVAL, begin: '', end: '\n' }
  let [done, next] = [0, Date.now() + FIRST_AFTER]
  const entries = items.entries()
  const run = async () => {
    for (const [index, item] of entries) {
      await work(item, index)
      done++
      if (Date.now() < next) continue
      process.stdout.write(`${line.begin}${label} ${done} of ${items.length}${line.end}`)
      next = Date.now() + line.interval
    }
  }
  try {
    await Promise.all([run(), run()])
  } finally {
    process.stdout.write(line.begin)
  }
}
