'use client'

import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { afterPaint } from '@/components/motion/after-paint'
import { onUrlChange } from '@/components/ui/on-url-change'
import * as paths from '@/lib/url-paths'
import type { ApplicationDialogProps } from './application-dialog'
import type { ApplicationSettings } from './application-form'

interface ApplicationDialogLoaderProps extends ApplicationSettings {
  jobs: readonly { slug: string; title: string }[]
}

const HASH = '#apply-'

/**
 * Opens the application dialog for clicks on `data-apply="{slug}"` buttons anywhere on the page and for the hash
 * `#apply-{slug}`. The dialog is loaded when it is first opened.
 */
export function ApplicationDialogLoader({ jobs, ...settings }: ApplicationDialogLoaderProps) {
  const { mailAddress } = settings
  const [jobTitle, setJobTitle] = useState<string | null>(null)
  const [Dialog, setDialog] = useState<ComponentType<ApplicationDialogProps> | null>(null)

  useEffect(() => {
    const open = (slug: string) => {
      const job = jobs.find((candidate) => candidate.slug === slug)
      if (!job) return
      import('./application-dialog').then(
        ({ ApplicationDialog }) => {
          setDialog(() => ApplicationDialog)
          // Mounting the form and opening the dialog are long tasks: in separate frames.
          afterPaint(() => setJobTitle(job.title))
        },
        // The dialog could not be loaded.
        () => window.location.assign(paths.mail(mailAddress, `Application: ${job.title}`)),
      )
    }
    const onClick = (event: MouseEvent) => {
      const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-apply]') : null
      if (!button?.dataset.apply) return
      // The form around the button is for pages without this script.
      event.preventDefault()
      open(button.dataset.apply)
    }
    const onHash = () => {
      if (window.location.hash.startsWith(HASH)) open(window.location.hash.slice(HASH.length))
    }
    onHash()
    document.addEventListener('click', onClick)
    const end = onUrlChange(onHash)
    return () => {
      end()
      document.removeEventListener('click', onClick)
    }
  }, [jobs, mailAddress])

  const close = useCallback(() => {
    setJobTitle(null)
    if (!window.location.hash.startsWith(HASH)) return
    // A reload must not open the dialog again.
    window.history.replaceState(null, '', window.location.pathname + window.location.search)
  }, [])

  return Dialog ? <Dialog jobTitle={jobTitle} settings={settings} onClose={close} /> : null
}
