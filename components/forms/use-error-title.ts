import { useEffect } from 'react'

const PREFIX = 'Error: '

/** Says in the page's title that something needs correcting: the first thing that a screen reader reads. */
export function useErrorTitle(hasErrors: boolean): void {
  useEffect(() => {
    if (!hasErrors) return
    if (!document.title.startsWith(PREFIX)) document.title = PREFIX + document.title
    return () => {
      if (document.title.startsWith(PREFIX)) document.title = document.title.slice(PREFIX.length)
    }
  }, [hasErrors])
}
