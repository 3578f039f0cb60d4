import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

export interface BuildCost {
  seconds: number
  /** The most that all processes of the build held at once, in megabytes. */
  peak: number
}

/** Runs `npm run build` in `folder`, with nothing left of the build before but the pictures, or `cold` without them too. */
export async function timedBuild(folder: string, { cold }: { cold: boolean }): Promise<BuildCost> {
  // Removed only when the build is over: ext4 passes each file by that was removed a moment ago when it looks for a place
  // for a new one, and twenty thousand of them cost a large build up to five seconds. A fresh clone has none.
  const before = mkdtempSync(`${folder}-before-`)
  for (const name of ['.next', 'out', ...(cold ? ['.cache'] : [])])
    if (existsSync(join(folder, name))) renameSync(join(folder, name), join(before, name))
  const start = performance.now()
  const child = spawn('npm', ['run', 'build'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  let peak = 0
  const sample = setInterval(() => {
    peak = Math.max(peak, memoryOf(child.pid ?? 0))
  }, 500)
  const code = await new Promise<number | null>((resolve, reject) => child.on('error', reject).on('exit', resolve))
  clearInterval(sample)
  const seconds = (performance.now() - start) / 1000
  rmSync(before, { recursive: true })
  if (code !== 0) throw new Error(`npm run build failed in ${folder}`)
  return { seconds, peak }
}

/** Megabytes that process `root` and all that it started hold; what they share is counted for each. */
function memoryOf(root: number): number {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' })
  const processes = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
  const family = new Set([root])
  // A child has a higher number than its parent, but for the rare time that numbers begin again.
  for (const [pid = 0, parent = 0] of processes) if (family.has(parent)) family.add(pid)
  return processes.reduce((sum, [pid = 0, , kilobytes = 0]) => sum + (family.has(pid) ? kilobytes : 0), 0) / 1024
}
