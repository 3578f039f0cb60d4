/** The files of deploy/ as they are, behind a second proxy, with three visitors. */
import { request } from 'node:http'
import { join } from 'node:path'
import { containerCaddy, frontCaddy, frontNginx, siteCaddy, siteNginx } from '../hosts/proxies.ts'
import { type Host, isInstalled, PROGRAMS, startProgram } from '../hosts/servers.ts'
import { contactForm, FORM_PATH, FORM_TYPE } from '../stress/serve.ts'
import { raw, type TestSite, testSite } from './test-server.ts'

let site: TestSite
const proxies: Host[] = []
afterEach(async () => {
  await Promise.all(proxies.splice(0).map(({ stop }) => stop()))
  await site?.end()
})

/** Posts from an address within 127.0.0.0/8. */
const postFrom = (port: number, localAddress: string, forwarded?: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = {
      'content-type': FORM_TYPE,
      origin: `http://127.0.0.1:${port}`,
      ...(forwarded ? { 'x-forwarded-for': forwarded } : {}),
    }
    const outgoing = request({
      host: '127.0.0.1',
      port,
      path: FORM_PATH,
      method: 'POST',
      headers,
      localAddress,
      agent: false,
    })
    outgoing
      .on('response', (response) => resolve(response.resume().statusCode ?? 0))
      .on('error', reject)
      .end(contactForm('x'))
  })
const installed = isInstalled(PROGRAMS.nginx) && isInstalled(PROGRAMS.caddy)

;(installed ? test : test.skip).each([
  ['nginx', '1', [siteNginx]],
  ['Caddy', '1', [siteCaddy]],
  ['a CDN before nginx', '2', [siteNginx, frontCaddy]],
  ['a proxy with TLS before the container', '2', [containerCaddy, frontNginx]],
  ['a proxy with TLS before the container, as compose.yaml trusts it', '127.0.0.1/32', [containerCaddy, frontNginx]],
  ['a CDN before Caddy before nginx', '3', [siteNginx, siteCaddy, frontNginx]],
] as const)('behind %s (TRUST_PROXY=%s) each visitor has limits of their own', async (_, TRUST_PROXY, programs) => {
  site = await testSite({ RELAY_RATE: '1', TRUST_PROXY })
  let { port } = site
  for (const program of programs) {
    const host = await startProgram(program(port), join(site.folder, 'out'))
    proxies.push(host)
    port = host.port
  }
  const visitors = ['127.1.0.1', '127.1.0.2', '127.1.0.3']
  expect(await Promise.all(visitors.map((visitor) => postFrom(port, visitor)))).toEqual([200, 200, 200])
  expect(await Promise.all(visitors.map((visitor) => postFrom(port, visitor, '6.6.6.6')))).toEqual([429, 429, 429])
  expect(site.mails()).toHaveLength(3)
})

;(installed ? test : test.skip)('a proxy that is not trusted is named at /healthz and in the log', async () => {
  const write = jest.spyOn(process.stderr, 'write').mockReturnValue(true)
  site = await testSite({ RELAY_LOG: 'on' })
  const host = await startProgram(siteNginx(site.port), join(site.folder, 'out'))
  proxies.push(host)
  await postFrom(host.port, '127.1.0.1')
  const lines = write.mock.calls.map(([line]) => String(line))
  write.mockRestore()
  expect(lines.filter((line) => line.includes('set TRUST_PROXY'))).toHaveLength(1)
  expect(JSON.parse((await raw(site.port, '/healthz')).body.toString())).toMatchObject({
    status: 'misconfigured',
    reasons: [expect.stringContaining('set TRUST_PROXY')],
  })
})
