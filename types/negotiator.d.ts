/** The part of `negotiator` that the server uses. The published types lack the options of version 1. */
declare module 'negotiator' {
  import type { IncomingMessage } from 'node:http'

  class Negotiator {
    constructor(request: IncomingMessage)
    /** The accepted ones of `available`, best first; of equal ones those of `preferred` first. */
    encodings(available: readonly string[], options: { preferred: readonly string[] }): string[]
  }
  export = Negotiator
}
