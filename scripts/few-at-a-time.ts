import { availableParallelism } from 'node:os'

/** Runs `work` over `items`, as many at once as there are processors: all at once, a thousand pages lie in memory together. */
export async function fewAtATime<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items]
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item)
    }),
  )
}
