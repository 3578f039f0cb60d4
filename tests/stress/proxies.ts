import { Agent } from 'node:http'
import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { frontNginx, siteCaddy } from '../hosts/proxies.ts'
import { isInstalled, PROGRAMS, startProgram } from '../hosts/servers.ts'
import { contactForm, FORM_PATH, send, serve } from './serve.ts'

const REQUESTS = 10_000
const BURST = 250
/** Around the time at which Node closes idle connections by default. */
const PAUSES_MS = [4_800, 5_000, 5_500, 5_900, 6_000, 6_100]

/** Bursts of messages through proxies that keep connections to the server: all must be acknowledged. */
export async function testProxies(outbox: string): Promise<{ ok: boolean }> {
  const server = await serve(outbox, { env: { TRUST_PROXY: '1' } })
  const programs = [
    { name: 'nginx', program: frontNginx(server.port), installed: isInstalled(PROGRAMS.nginx) },
    { name: 'Caddy', program: siteCaddy(server.port), installed: isInstalled(PROGRAMS.caddy) },
  ].filter(({ installed }) => installed)
  const results = await Promise.all(
    programs.map(async ({ name, program }) => {
      const host = await startProgram(program, resolve('out'))
      const statuses: Record<number, number> = {}
      const agent = new Agent({ keepAlive: false, maxSockets: BURST })
      for (let count = 0; count < REQUESTS; count += BURST) {
        const burst = Array.from({ length: BURST }, () => send(host.port, FORM_PATH, contactForm('burst'), agent))
        for (const status of await Promise.all(burst)) statuses[status] = (statuses[status] ?? 0) + 1
        await pause(PAUSES_MS[(count / BURST) % PAUSES_MS.length])
      }
      await host.stop()
      return [name, statuses] as const
    }),
  )
  server.process.kill('SIGKILL')
  return {
    ok: results.every(([, statuses]) => statuses[200] === REQUESTS),
    ...Object.fromEntries(results),
  }
}
