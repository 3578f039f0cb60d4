/**
 * Playwright's webServer: the real site and the fixture sites with their relays. A fixture site is built at its first
 * request, so that tests of the others do not wait.
 */
import { rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { loadContent } from '../../lib/content/load.ts'
import { fromEntries } from '../../lib/from-entries.ts'
import { KINDS, MESSAGE_KINDS } from '../../lib/messages/config.ts'
import { finishedBasePath } from '../../server/finished-marker.ts'
import { createApp } from '../../server/http-server.ts'
import { listen } from '../../server/lifecycle.ts'
import { createRelay } from '../../server/relay/relay.ts'
import { readSettings } from '../../server/settings.ts'
import { staticFiles } from '../../server/static-files.ts'
import { FIXTURE_PATH, fixtureOut, fixtureSite } from '../fixtures/site.ts'

const { E2E_SITE_PORT, E2E_FIXTURE_PORT, E2E_PATH_PORT, E2E_OUTBOX = '' } = process.env

function builtOut(): string {
  if (finishedBasePath('out') === undefined) throw new Error('There is no export to test: run npm run build first')
  return 'out'
}

async function appOf(build: () => string, content: string): Promise<Server> {
  const out = build()
  const basePath = finishedBasePath(out) ?? ''
  const site = staticFiles(out, basePath)
  const { emails } = loadContent(content).site
  const relay = await createRelay(
    readSettings({
      OUTBOX_DIR: E2E_OUTBOX,
      MAIL_FROM: emails.general,
      ...fromEntries(
        MESSAGE_KINDS.map((kind) => [KINDS[kind].recipientVariable, emails[KINDS[kind].defaultRecipient]]),
      ),
      // The tests send more than any visitor would.
      RELAY_RATE: '100000',
      RELAY_LOG: 'off',
    }),
  )
  return createApp({ basePath, site, relay: relay.handle, health: relay.health })
}

rmSync(E2E_OUTBOX, { recursive: true, force: true })
const SITES = [
  [E2E_FIXTURE_PORT, () => fixtureOut(), join(fixtureSite(), 'content')],
  [E2E_PATH_PORT, () => fixtureOut(FIXTURE_PATH), join(fixtureSite(FIXTURE_PATH), 'content')],
  [E2E_SITE_PORT, builtOut, 'content'],
] as const
for (const [port, build, content] of SITES) {
  let app: Promise<Server> | undefined
  const server = createServer((request, response) => {
    app ??= appOf(build, content)
    app.then(
      (built) => built.emit('request', request, response),
      (error) => response.writeHead(500).end(String(error)),
    )
  })
  await listen(server, Number(port))
}
