import addressparser from 'nodemailer/lib/addressparser'
import { parseEmailAddress } from '../../lib/messages/email-address.ts'

export interface MailAddress {
  /** Empty when there is none. */
  name: string
  /** In ASCII. */
  address: string
}

const lettersIn = (text: string): number => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0

/** One or more. */
export type MailAddresses = [MailAddress, ...MailAddress[]]

/** Parses `a@example.org, Jane Doe <b@example.org>`. Throws an error that says what is wrong with an entry. */
export function parseMailAddresses(text: string): MailAddresses {
  // Mail programs give the address as the name of those who have none.
  const written = text.replace(/mailto:/gi, '').replace(/(?<![^\s,;])(\S+@\S+)\s*(?=<\1>)/gi, '')
  const entries = addressparser(written, { flatten: true })
  const [first, ...others] = entries.map(({ name = '', address = '' }) => {
    const header = parseEmailAddress(address)?.header
    if (!header) {
      throw new Error(
        `"${address || name}" is not an address that every mail server accepts: write name@example.org, or Name <name@example.org>, separated by commas`,
      )
    }
    // `a@example.org b@example.org` would be one address with a name.
    if (/\S@\S/.test(name)) throw new Error(`"${name}" is not a name: separate addresses by commas`)
    return { name, address: header }
  })
  if (!first) throw new Error(`"${text}" has no address`)
  // What is before a colon is the name of a group, and what is in brackets a comment: both would be lost.
  if (lettersIn(written) > lettersIn(entries.map(({ name, address }) => `${name}${address}`).join()))
    throw new Error(`a name with : or ( is in quotation marks: write "Name: more" <name@example.org>, not ${text}`)
  return [first, ...others]
}

/** As MAIL_FROM, which has one address. */
export function parseMailAddress(text: string): MailAddress {
  const [first, ...others] = parseMailAddresses(text)
  if (others.length > 0) throw new Error(`"${text}" has more than one address: mails have one sender`)
  return first
}
