import type { MessagesConfig } from './config.ts'
import { builtConfig } from './env.ts'
import { failureOf, type SendResult, TimeLimitError } from './result.ts'

/** The library has no time limit of its own, and a hanging server would leave the visitor at "Sending...". */
export const TIME_LIMIT_MS = 20_000

/**
 * The library reads the message from a form element when it is ready to send. It gets one that holds what the visitor
 * had written at the click, so that typing on while it loads changes nothing. Files cannot be put into a form by
 * script but through its `formdata` event.
 */
function formOf(data: FormData): HTMLFormElement {
  const form = document.createElement('form')
  const files: [string, File][] = []
  for (const [name, value] of data) {
    if (typeof value !== 'string') {
      files.push([name, value])
      continue
    }
    const input = document.createElement('input')
    input.type = 'hidden'
    input.name = name
    input.value = value
    form.append(input)
  }
  form.addEventListener('formdata', ({ formData }) => {
    for (const [name, file] of files) formData.append(name, file, file.name)
  })
  return form
}

async function post(config: MessagesConfig, templateId: string, form: HTMLFormElement): Promise<void> {
  const { init, sendForm } = await import('@emailjs/browser')
  // Per call the library ignores `origin`. No storage provider and no limitRate: that would count failed sends too.
  init({ publicKey: config.publicKey, origin: config.origin || window.location.origin, blockHeadless: false })
  await sendForm(config.serviceId, templateId, form, { publicKey: config.publicKey })
}

async function send(template: (config: MessagesConfig) => string, data: FormData): Promise<SendResult> {
  if (!navigator.onLine) return { outcome: 'unreachable', offline: true }
  let clock: ReturnType<typeof setTimeout> | undefined
  try {
    const config = builtConfig()
    const limit = new Promise<never>((_, reject) => {
      clock = setTimeout(() => reject(new TimeLimitError()), TIME_LIMIT_MS)
    })
    await Promise.race([post(config, template(config), formOf(data)), limit])
    return { outcome: 'delivered' }
  } catch (thrown) {
    return failureOf(thrown, navigator.onLine)
  } finally {
    clearTimeout(clock)
  }
}

/** Sends a contact message: name, email, phone, company, subject, message. Never throws. */
export const sendContact = (data: FormData): Promise<SendResult> => send((config) => config.contactTemplateId, data)

/** Sends a job application with the résumé in `resume`. Never throws. */
export const sendApplication = (data: FormData): Promise<SendResult> =>
  send((config) => config.applicationTemplateId, data)
