/** Seals and compresses the pages of the export, and where there are many of them with all processors. */
import { type ChildProcess, fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { compress, hasManyPages } from './compress.ts'
import { htmlFiles, readyToSeal, type Sealed, seal, type Unsealed } from './seal/seal.ts'

/** Each process begins with what the pages share, which takes as long as some hundred of them. */
const PAGES_EACH = 200

interface Share extends Unsealed {
  many: boolean
}

/** Returns what a browser would refuse, one sentence each, and the names of the texts that are done. */
export async function finishPages(
  outDir: string,
  messageOrigin: string,
): Promise<{ breaches: string[]; done: string[] }> {
  const count = Math.max(1, Math.min(availableParallelism(), Math.floor(htmlFiles(outDir).length / PAGES_EACH)))
  // They start while this process makes ready what all need.
  const others = Array.from({ length: count - 1 }, () => fork(HERE, { serialization: 'advanced' }))
  const unsealed = readyToSeal(outDir, messageOrigin)
  const isPage = (name: string) => name.endsWith('.html')
  const names = [...unsealed.names.filter(isPage), ...unsealed.names.filter((name) => !isPage(name))]
  // In turn: pages of one kind come one after the other, and some kinds take longer.
  const share = (part: number): Share => ({
    ...unsealed,
    many: hasManyPages(names),
    names: names.filter((_, index) => index % count === part),
  })
  const theirs = others.map((child, index) => handOver(child, share(index + 1)))
  // Our own share would keep the others' from leaving: it lets nothing else come in between.
  await Promise.all(theirs.map(({ sent }) => sent))
  const found = await Promise.all([finish(share(0)), ...theirs.map(({ sealed }) => sealed)])
  return {
    breaches: found.flatMap(({ breaches }) => breaches).sort(),
    done: [...names, ...found.flatMap(({ added }) => added)],
  }
}

async function finish({ many, ...unsealed }: Share): Promise<Sealed> {
  const sealed = await seal(unsealed)
  await compress(unsealed.outDir, [...unsealed.names, ...sealed.added], many)
  return sealed
}

const HERE = fileURLToPath(import.meta.url)

function handOver(child: ChildProcess, share: Share): { sent: Promise<void>; sealed: Promise<Sealed> } {
  const sealed = new Promise<Sealed>((resolve, reject) => {
    child.once('message', (found) => resolve(found as Sealed))
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`the pages were not sealed: a process ended with ${code}`)))
  })
  const sent = new Promise<void>((resolve, reject) => {
    child.send(share, (error) => (error ? reject(error) : resolve()))
  })
  return { sent, sealed }
}

if (process.argv[1] === HERE)
  process.once('message', async (share: Share) => {
    process.send?.(await finish(share))
    process.disconnect()
  })
