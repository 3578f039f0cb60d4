import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import * as paths from '@/lib/url-paths'

const LINK = 'inline-flex min-h-11 items-center font-semibold underline decoration-[1.5px] underline-offset-4'

/**
 * Shown for a page that threw. The links are plain anchors, because the state of the router may be broken. The texts are
 * here because an error boundary runs in the browser, where content cannot be read.
 */
export function CrashPage() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="floor-ink">
      <title>Something broke</title>
      <div className="wrap grid min-h-[calc(100svh-var(--header-height))] content-end py-16 lg:py-24">
        <p className="label">Something broke</p>
        <h1 ref={heading} tabIndex={-1} className="mt-4 max-w-[9em] text-hero">
          This page stopped working
        </h1>
        <p className="mt-6 max-w-[46ch] text-lead text-muted">
          That is our fault. Loading it again usually helps. If it does not, go back to the home page, or tell us what
          happened.
        </p>
        <p className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-4">
          <Button onClick={() => window.location.reload()}>Load the page again</Button>
          <a href={paths.withBasePath(paths.home)} className={LINK}>
            Go to the home page
          </a>
          <a href={paths.withBasePath(paths.contact)} className={LINK}>
            Tell us about it
          </a>
        </p>
      </div>
    </div>
  )
}
