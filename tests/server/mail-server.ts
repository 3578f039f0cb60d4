import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { createSecureContext, type SecureContextOptions, TLSSocket } from 'node:tls'

/**
 * What a mail server says to a command, to a line of a mail or `.` at its end, and to the `CONNECT` of a client. Nothing
 * when it is empty, success when it is undefined; `close` closes the connection.
 */
export type Answer = (line: string) => string | undefined | Promise<string>

/** Gives `said` to lines that begin with `start`. */
export const on =
  (start: string, said: string): Answer =>
  (line) =>
    line.startsWith(start) ? said : undefined

export interface MailServer {
  url: string
  /** The complete mails, also those that were rejected then. */
  received: { from: string; to: string[]; mail: string }[]
  close: () => void
}

const SUCCESS: Record<string, string> = {
  CONNECT: '220 mail.example',
  EHLO: '250-mail.example\r\n250 AUTH PLAIN',
  AUTH: '235 welcome',
  DATA: '354 go on',
}

/** Starts a mail server, of which `answer` decides the answers; with STARTTLS when there are `tls` options. */
export async function mailServer(answer: Answer = () => undefined, tls?: SecureContextOptions): Promise<MailServer> {
  const received: MailServer['received'] = []
  const sockets: Socket[] = []
  async function converse(socket: Socket, offersTls = tls !== undefined): Promise<void> {
    sockets.push(socket.on('error', () => {}))
    let [from, to, lines]: [string, string[], string[] | undefined] = ['', [], undefined]
    const reply = async (line: string) => {
      const said = await answer(line)
      if (said === 'close') socket.destroy()
      else if (!lines && said !== '') {
        if (offersTls && line.startsWith('EHLO')) socket.write('250-STARTTLS\r\n')
        socket.write(`${said ?? SUCCESS[line.split(' ')[0] ?? ''] ?? '250 fine'}\r\n`)
      }
      return said === undefined
    }
    if (!(socket instanceof TLSSocket)) await reply('CONNECT')
    for await (const line of createInterface({ input: socket })) {
      if (line === 'STARTTLS') {
        socket.write('220 go on\r\n')
        const secureContext = createSecureContext(tls)
        return converse(new TLSSocket(socket, { isServer: true, secureContext }), false)
      }
      if (lines && line !== '.') lines.push(line.replace(/^\./, ''))
      else if (lines) {
        received.push({ from, to, mail: `${lines.join('\r\n')}\r\n` })
        lines = undefined
      }
      const isTaken = await reply(line)
      const [, address = ''] = /<(.*)>/.exec(line) ?? []
      if (line.startsWith('MAIL')) [from, to] = [address, []]
      if (line.startsWith('RCPT') && isTaken) to.push(address)
      if (line === 'DATA' && isTaken) lines = []
    }
  }
  const server = createServer((socket) => converse(socket))
  await once(server.listen(0), 'listening')
  return {
    url: `smtp://localhost:${(server.address() as AddressInfo).port}`,
    received,
    close() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
