import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { TestEnvironment as NodeEnvironment } from 'jest-environment-node'

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

/** Fails a file of tests on warnings of its process, such as of a file handle that nobody closed. */
// biome-ignore lint/style/noDefaultExport: Jest expects it
export default class extends NodeEnvironment {
  readonly #warnings: string[] = []
  readonly #collect = (warning: Error) => {
    // Jest warns of globals that a file still uses while Jest discards them.
    if (warning.name === 'ExperimentalWarning' || warning.message.includes('soft deleted')) return
    this.#warnings.push(warning.stack ?? warning.message)
  }

  override async setup(): Promise<void> {
    await super.setup()
    process.on('warning', this.#collect)
  }

  override async teardown(): Promise<void> {
    await super.teardown()
    // Finalizers run in later turns of the event loop.
    for (let turn = 0; turn < 3; turn += 1) {
      collectGarbage()
      await new Promise((resolve) => setImmediate(resolve))
    }
    process.off('warning', this.#collect)
    if (this.#warnings.length > 0) throw new Error(`The process warned:\n${this.#warnings.join('\n')}`)
  }
}
