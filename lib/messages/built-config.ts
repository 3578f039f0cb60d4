import { type MessagesConfig, messagesConfig } from './config.ts'

/** The variables are listed because Next replaces only literal `process.env.NAME` expressions. */
export const builtConfig = (): MessagesConfig =>
  messagesConfig({
    NEXT_PUBLIC_EMAILJS_ORIGIN: process.env.NEXT_PUBLIC_EMAILJS_ORIGIN,
    NEXT_PUBLIC_EMAILJS_SERVICE_ID: process.env.NEXT_PUBLIC_EMAILJS_SERVICE_ID,
    NEXT_PUBLIC_EMAILJS_CONTACT_TEMPLATE_ID: process.env.NEXT_PUBLIC_EMAILJS_CONTACT_TEMPLATE_ID,
    NEXT_PUBLIC_EMAILJS_APPLICATION_TEMPLATE_ID: process.env.NEXT_PUBLIC_EMAILJS_APPLICATION_TEMPLATE_ID,
    NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: process.env.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY,
    NEXT_PUBLIC_RESUME_MAX_MB: process.env.NEXT_PUBLIC_RESUME_MAX_MB,
  })
