/** What nodemailer and the system say of an attempt that failed. */
interface Failure {
  message?: string
  code?: string
  responseCode?: number
  response?: string
}
const failure = (error: unknown): Failure => (typeof error === 'object' && error !== null ? error : {})

/** True where the answer is about this mail, its sender or its recipient, and not about the connection or the account. */
export function isOfThisMail(error: unknown): boolean {
  const { code = '', responseCode = 0 } = failure(error)
  return ['EENVELOPE', 'EMESSAGE'].includes(code) && responseCode >= 400 && responseCode !== 421
}

/** True when the mail server will never take this mail (RFC 5321, 4.2.1). */
export const isFinal = (error: unknown): boolean => isOfThisMail(error) && (failure(error).responseCode ?? 0) >= 500

/** The answer in full, for the operator, who has the mail itself too. */
export const answerOf = (error: unknown): string => failure(error).response ?? failure(error).message ?? 'unknown'

/** The code of a mail or system error, never its message: that may quote an address. */
export function codeOf(error: unknown): string {
  const { code = 'unknown', responseCode } = failure(error)
  return responseCode ? `${responseCode} ${code}` : code
}
