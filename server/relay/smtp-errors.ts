/** The properties of errors of nodemailer and Node. */
interface Failure {
  message?: string
  code?: string
  responseCode?: number
  response?: string
  /** The command that was answered: `MAIL FROM`, `RCPT TO`, `DATA`. */
  command?: string
  recipient?: string
  rejected?: string[]
  /** One for each recipient, when all were rejected. */
  rejectedErrors?: Error[]
}
const failure = (error: unknown): Failure => (typeof error === 'object' && error !== null ? error : {})

/**
 * Least times of RFC 5321, 4.5.3.2, in minutes: a server that examines a mail answers late, and after the final dot an
 * impatient client sends the same mail again. Ten minutes after the final dot hold for each other answer, too. For
 * nodemailer the connection ends with STARTTLS, so its time has room for the greeting and the two answers in between.
 */
export const SMTP_MINUTES = { connectionTimeout: 20, greetingTimeout: 5, socketTimeout: 10 }

/**
 * Answers about this server, its session or its login (RFC 4954, 5321, 3207), which every other mail would get as well:
 * not ready, not implemented, bad sequence, no mail accepted here, login or encryption required.
 */
const ABOUT_US = [421, 432, 454, 500, 502, 503, 504, 521, 523, 530, 534, 535, 538]
/**
 * Enhanced codes (RFC 3463, 4954, 7372, and those of Exchange and Gmail) with the same meaning: a mailbox or a server that
 * is full, in trouble or set up wrongly, a loop, bad command, a limit for the sender, credentials, encryption, and the
 * address, the domain, SPF or DKIM of the sender, who is the same for all mails.
 */
const ABOUT_US_ENHANCED =
  /^\d{3}[ -]5\.(?:1\.[78]|2\.(?:2|252)|3\.[0125]|4\.(?:5|6|14)|5\.1|7\.(?:8|9|1[0-5]|2\d|3[0-2]|[56]\d|[5-7]\d\d))\b/
/** Servers and mail services also say it in words. These mean the same after the content. */
const WORDS_ABOUT_US = new RegExp(
  [
    // The address of the sender.
    String.raw`\b(?:sender|from)\W{1,3}(?:address|field|identity|header|signature)|header from|local sender`,
    '(?:invalid|unknown|unauthori[sz]ed|blocked) sender|sender (?:rejected|denied|invalid|unknown|blocked|domain|verify)',
    'send ?as ?(?:denied|this)|verified sender|(?:not (?:a |been )?|must be )verified|sender (?:is )?not|reputation',
    String.raw`\bun(?:verified|configured|authenticated)|not owned by|\b(?:spf|dkim|dmarc)\b|\brelay(?! recipient)|authentication (?:information|checks)`,
    // Its account, and what that may do.
    'account (?:(?:has been|is) )?(?:suspended|disabled|blocked|locked|on hold|under review|not active)|trial has',
    '(?:for|from) (?:this|your) account|sending (?:(?:has been|is) )?(?:suspended|disabled|blocked)',
    String.raw`not (?:allowed|authori[sz]ed) to (?:send|perform|use)|\boutgoing|\boutbound|upgrade your`,
    String.raw`\b(?:sending|rate|e-?mail) (?:limit|activity)|\b(?:hourly|daily|monthly|trial|plan)\b.*\blimit|quota|credits`,
    String.raw`\bper (?:second|minute|hour|day|month)\b|rate exceeded|too many (?:e-?mails|messages)`,
    // The mailbox and its server.
    '(?:mailbox|inbox) (?:is )?full|storage allocation|too many (?:hops|received)|mail loop',
    // Its network.
    String.raw`\b(?:your|client) (?:server )?(?:ip|host)|\bthe ip\b|blocked using|\bips?\b.*\blist(?:ed|ing)\b|unauthori[sz]ed (?:ip|host)`,
    // Its own trouble, which should have an answer of 4xx.
    'internal (?:server )?error|(?:service|scanner) (?:is )?unavailable|temporar|try again later|queue file|configuration error',
  ].join('|'),
  'i',
)
/** Before the content, no word can be about it. */
const WORDS =
  /\bauthen|\blog(?:ged)? ?in\b|\bsmtp auth|tls\b|relay(?! recipient)|rcpthosts|\bsender|\bhelo\b|\b(?:rbl|ptr|ips?)\b|reverse dns|black ?list|block(?:ed|list)|banned|too many|verification|callout/i
/** A refusal before the content that is about the recipient names it, as far as servers are clear. */
const RECIPIENT =
  /^\d{3}[ -]5\.(?:1\.(?:[0-6]|10)|2\.1)\b|\b(?:users?|mailbox|recipient|addressee|unknown|no such|exist|inactive|unrout)/i
/** The only answer about a mail before its content, because its size is announced. */
const TOO_LARGE = /^\d{3}[ -]5\.(?:2\.3|3\.4)\b/
/** Before the content, a policy concerns who sends it. */
const POLICY = /^\d{3}[ -]5\.7\.\d/

const isAboutUs = ({ code, responseCode = 0, response = '', command }: Failure): boolean =>
  !TOO_LARGE.test(response) &&
  (ABOUT_US.includes(responseCode) ||
    ABOUT_US_ENHANCED.test(response) ||
    WORDS_ABOUT_US.test(response) ||
    (code === 'EENVELOPE' &&
      (command === 'RCPT TO'
        ? POLICY.test(response) || WORDS.test(response) || (responseCode >= 500 && !RECIPIENT.test(response))
        : responseCode !== 552)))

/** The mail is larger than the server announced; nodemailer then does not send it. */
const isTooLarge = ({ code, responseCode, command }: Failure): boolean =>
  code === 'EMESSAGE' && !responseCode && command === 'MAIL FROM'

/** True when the response concerns this mail, its sender or its recipient, and not the connection or the account. */
export function isMailSpecific(error: unknown): boolean {
  const facts = failure(error)
  const { code = '', responseCode = 0 } = facts
  if (isTooLarge(facts)) return true
  return ['EENVELOPE', 'EMESSAGE'].includes(code) && responseCode >= 400 && !isAboutUs(facts)
}

/** True when the mail server will never accept this mail (RFC 5321, 4.2.1). */
export const isPermanent = (error: unknown): boolean =>
  isMailSpecific(error) && ((failure(error).responseCode ?? 0) >= 500 || isTooLarge(failure(error)))

/** What the operator can do, for /healthz. Empty when the answer does not say. */
export function adviceOn(error: unknown): string {
  const facts = failure(error)
  const { code, message = '', responseCode = 0 } = facts
  if (/certificate|self-signed/i.test(message))
    return 'the certificate of the mail server is not trusted: see docs/operate.md'
  if (/wrong version number/i.test(message))
    return 'the mail server does not begin with TLS: write smtp:// in place of smtps:// in SMTP_URL'
  if (/ENOTFOUND/.test(message)) return 'there is no mail server of that name: check the host in SMTP_URL'
  if (/greeting never/i.test(message))
    return 'the mail server does not greet: if TLS comes first there, write smtps:// in place of smtp:// in SMTP_URL'
  if (code === 'EAUTH' && !/^4/.test(`${responseCode}`)) return 'the mail server refuses the login: check SMTP_URL'
  if (responseCode >= 500 && isAboutUs(facts))
    return 'the mail server takes no mail from here: check SMTP_URL and MAIL_FROM'
  return ''
}

/** Of the errors of several recipients, the one that leaves most to be done: a mail waits while one of them may get it. */
export const leastPermanent = (errors: Error[]): Error | undefined =>
  errors.toSorted((a, b) => Number(isPermanent(a)) - Number(isPermanent(b)))[0]

/** The errors of all recipients when each was rejected, else none. */
export const rejectionsOf = (error: unknown): Error[] => failure(error).rejectedErrors ?? []

/** The recipient that the answer is about, or an empty string. */
export const rejectedRecipient = (error: unknown): string =>
  failure(error).recipient ?? failure(error).rejected?.[0] ?? ''

/** The full response. It may contain addresses, so it is not logged. */
export const responseOf = (error: unknown): string => failure(error).response ?? failure(error).message ?? 'unknown'

/** The code of an error without its message, which may contain an address. */
export function codeOf(error: unknown): string {
  const { code = 'unknown', responseCode } = failure(error)
  return responseCode ? `${responseCode} ${code}` : code
}
