import type { AddressInfo, Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** Answers a mail: with an SMTP status for an error, without for success. */
export type Behaviour = (mail: string, answer: (status?: number) => void, connection: Socket) => void

export interface MailServer {
  url: string
  received: { from: string; to: string[]; mail: string }[]
  /** Cuts the newest connection. */
  destroy: () => void
  close: () => Promise<void>
}

/** Starts an SMTP server that handles each mail with `behaviour`. */
export async function mailServer(
  behaviour: Behaviour = (_, answer) => answer(),
  options: SMTPServerOptions = {},
): Promise<MailServer> {
  const connections: Socket[] = []
  const received: MailServer['received'] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 10,
    async onData(stream, { envelope: { mailFrom, rcptTo } }, done) {
      const mail = await text(stream)
      received.push({ from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address), mail })
      const answer = (responseCode?: number) =>
        done(responseCode ? Object.assign(new Error('so it is'), { responseCode }) : null)
      behaviour(mail, answer, connections.at(-1) as Socket)
    },
    ...options,
  })
  // Some tests reset connections.
  server.on('error', () => {})
  server.server.on('connection', (socket: Socket) => connections.push(socket))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  const url = `${options.secure ? 'smtps://localhost' : 'smtp://127.0.0.1'}:${port}`
  return {
    url,
    received,
    destroy: () => connections.at(-1)?.destroy(),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** Polls until `done` returns true. Throws after twenty seconds. */
export async function until(done: () => boolean): Promise<void> {
  for (const end = Date.now() + 20_000; !done(); ) {
    if (Date.now() > end) throw new Error('It did not happen within twenty seconds')
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}
