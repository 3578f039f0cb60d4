/** The properties of errors of nodemailer and Node. */
interface Failure {
  message?: string
  code?: string
  responseCode?: number
  response?: string
}
const failure = (error: unknown): Failure => (typeof error === 'object' && error !== null ? error : {})

/** True when the response concerns this mail, its sender or its recipient, and not the connection or the account. */
export function isMailSpecific(error: unknown): boolean {
  const { code = '', responseCode = 0 } = failure(error)
  return ['EENVELOPE', 'EMESSAGE'].includes(code) && responseCode >= 400 && responseCode !== 421
}

/** True when the mail server will never accept this mail (RFC 5321, 4.2.1). */
export const isPermanent = (error: unknown): boolean =>
  isMailSpecific(error) && (failure(error).responseCode ?? 0) >= 500

/** The full response. It may contain addresses, so it is not logged. */
export const responseOf = (error: unknown): string => failure(error).response ?? failure(error).message ?? 'unknown'

/** The code of an error without its message, which may contain an address. */
export function codeOf(error: unknown): string {
  const { code = 'unknown', responseCode } = failure(error)
  return responseCode ? `${responseCode} ${code}` : code
}
