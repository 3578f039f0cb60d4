/** The files of deploy/ as they are, behind a second proxy, with three visitors. The outermost proxy is a header. */
import { join } from 'node:path'
import { contactForm, FORM_PATH, send } from '../../tools/stress/serve.ts'
import * as hosts from '../hosts/servers.ts'
import { type TestSite, testSite } from './test-server.ts'

const testIf = Object.values(hosts.PROGRAMS).every(hosts.isInstalled) ? test : test.skip
let site: TestSite
const proxies: hosts.Host[] = []
afterEach(async () => {
  await Promise.all(proxies.splice(0).map(({ stop }) => stop()))
  await site?.end()
})

/** Starts the proxies, each in front of the one before. Returns the port of the last one. */
async function startProxies(programs: readonly ((upstream: number) => hosts.Program)[]): Promise<number> {
  let { port } = site
  for (const program of programs) {
    const host = await hosts.startProgram(program(port), join(site.folder, 'out'))
    proxies.push(host)
    port = host.port
  }
  return port
}
const VISITORS = ['127.1.0.1', '127.1.0.2', '127.1.0.3']
/** Posts from the address of each visitor, or through a proxy that names it after what the visitor claimed. */
const postFromEach = (port: number, isBehindProxy = false, claimed = '') =>
  Promise.all(
    VISITORS.map((visitor) => {
      const forwarded = [claimed, isBehindProxy ? visitor : ''].filter(Boolean).join(', ')
      const localAddress = isBehindProxy ? '127.0.0.1' : visitor
      const headers = forwarded ? { 'x-forwarded-for': forwarded } : {}
      return send(port, FORM_PATH, contactForm('x'), { localAddress, headers })
    }),
  )

testIf.each([
  ['nginx', '1', false, [hosts.nginx]],
  ['Caddy', '1', false, [hosts.caddy]],
  ['a CDN before nginx', '2', true, [hosts.nginx]],
  ['TLS before the container, as compose.yaml trusts it', '127.0.0.1/32', true, [hosts.containerCaddy]],
] as const)('behind %s (TRUST_PROXY=%s) limits are of each visitor', async (_, TRUST_PROXY, cdn, programs) => {
  site = await testSite({ RELAY_RATE: '1', TRUST_PROXY })
  const port = await startProxies(programs)
  expect(await postFromEach(port, cdn)).toEqual([200, 200, 200])
  expect(await postFromEach(port, cdn, '6.6.6.6')).toEqual([429, 429, 429])
  expect(site.mails()).toHaveLength(3)
})

testIf('a proxy that is not trusted is named once in the log, and at /healthz', async () => {
  const write = jest.spyOn(process.stderr, 'write').mockReturnValue(true)
  site = await testSite({ RELAY_LOG: 'on' })
  await postFromEach(await startProxies([hosts.nginx]))
  const lines = write.mock.calls.map(([line]) => String(line))
  write.mockRestore()
  expect(lines.filter((line) => line.includes('set TRUST_PROXY'))).toHaveLength(1)
  const reasons = [expect.stringContaining('set TRUST_PROXY')]
  expect(await site.health()).toMatchObject({ status: 'misconfigured', reasons })
})
