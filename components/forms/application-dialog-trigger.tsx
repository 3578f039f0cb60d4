'use client'

import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { afterPaint } from '@/components/motion/after-paint'
import type { ApplicationDialogProps } from './application-dialog'

export interface ApplicationDialogTriggerProps {
  jobs: readonly { slug: string; title: string }[]
  mailAddress: string
  /** What happens after an application, told when one has been delivered. */
  afterwards: string
}

const HASH = '#apply-'

/**
 * Listens for every `data-apply="{slug}"` button of the page and for the hash `#apply-{slug}`, keeps the title of the
 * chosen job, and fetches the dialog the first time that somebody wants it.
 */
export function ApplicationDialogTrigger({ jobs, mailAddress, afterwards }: ApplicationDialogTriggerProps) {
  const [jobTitle, setJobTitle] = useState<string | null>(null)
  const [Dialog, setDialog] = useState<ComponentType<ApplicationDialogProps> | null>(null)

  useEffect(() => {
    const open = (slug: string) => {
      const job = jobs.find((candidate) => candidate.slug === slug)
      if (!job) return
      import('./application-dialog').then(
        ({ ApplicationDialog }) => {
          setDialog(() => ApplicationDialog)
          // In a frame of its own: to lay out the form, and to lock the page behind it, both take a while.
          afterPaint(() => setJobTitle(job.title))
        },
        // The dialog could not be fetched: the mail program is the other way in.
        () =>
          window.location.assign(`mailto:${mailAddress}?subject=${encodeURIComponent(`Application: ${job.title}`)}`),
      )
    }
    const onClick = (event: MouseEvent) => {
      const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-apply]') : null
      if (!button?.dataset.apply) return
      // The form around the button is for browsers without this script.
      event.preventDefault()
      open(button.dataset.apply)
    }
    const onHash = () => {
      if (window.location.hash.startsWith(HASH)) open(window.location.hash.slice(HASH.length))
    }
    onHash()
    document.addEventListener('click', onClick)
    window.addEventListener('hashchange', onHash)
    return () => {
      document.removeEventListener('click', onClick)
      window.removeEventListener('hashchange', onHash)
    }
  }, [jobs, mailAddress])

  const close = useCallback(() => {
    setJobTitle(null)
    if (!window.location.hash.startsWith(HASH)) return
    // The link has done its work: a reload must not open the dialog again.
    window.history.replaceState(null, '', window.location.pathname + window.location.search)
  }, [])

  return Dialog ? (
    <Dialog jobTitle={jobTitle} mailAddress={mailAddress} afterwards={afterwards} onClose={close} />
  ) : null
}
