/** Runs Blender on one scene and tells how far it is. */
import { spawn } from 'node:child_process'
import { createWriteStream, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Render } from './catalogue.ts'

/** Each scene is rendered twice with half of the samples: the difference tells the denoiser what is noise. */
const PASSES = 2

/**
 * Renders into `folder` and returns the path of the PNG. `onProgress` is called with parts of 1.
 * Throws with the path of the log when Blender fails.
 */
export async function render(
  blender: string,
  { script, args, output }: Render,
  folder: string,
  onProgress: (done: number) => void,
): Promise<string> {
  mkdirSync(folder, { recursive: true })
  const log = join(folder, `${output}.log`)
  const file = join(folder, output)
  const stream = createWriteStream(log)
  const child = spawn(blender, ['-b', '--python-exit-code', '1', '-P', script, '--', '--out', folder, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const read = (chunk: Buffer) => {
    stream.write(chunk)
    const [, frame, sample, of] = [...`${chunk}`.matchAll(/Fra:(\d+) .*Sample (\d+)\/(\d+)/g)].at(-1) ?? []
    if (of) onProgress((Number(frame) - 1 + Number(sample) / Number(of)) / PASSES)
  }
  child.stdout.on('data', read)
  child.stderr.on('data', read)
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', resolve)
  })
  stream.end()
  if (code !== 0 || !existsSync(file)) throw new Error(`Blender failed on ${script}: see ${log}`)
  return file
}
