'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { enter, leave } from '@/components/motion/presence'

export interface MenuButtonProps {
  /** The id of the popover that the button opens. */
  controls: string
  label?: string
  className?: string
  children: ReactNode
}

/**
 * Opens a panel of the header: a disclosure. The panel is a native popover, so that a click outside, Escape (with focus
 * back on the button) and the opening of another panel close it, with and without scripts. Scripts add `aria-expanded`,
 * which the tree of most browsers has but tests and some screen readers do not, and close it once a link is followed.
 */
export function MenuButton({ controls, label, className, children }: MenuButtonProps) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    const panel = document.getElementById(controls)
    if (!panel) return
    let cancelAnimation: (() => void) | undefined
    const endLeaving = () => {
      delete panel.dataset.leaving
      panel.inert = false
    }
    const onBeforeToggle = (event: Event) => {
      if (!('newState' in event)) return
      cancelAnimation?.()
      endLeaving()
      if (event.newState === 'open') {
        cancelAnimation = enter(panel)
        return
      }
      // Displayed for a moment longer, by app/motion.css.
      panel.dataset.leaving = ''
      panel.inert = true
      cancelAnimation = leave(panel, endLeaving)
    }
    const onToggle = (event: Event) => setOpen('newState' in event && event.newState === 'open')
    const onClick = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('a')) panel.hidePopover()
    }
    // Tabbing out of a panel closes it: nothing stays open behind the focus.
    const onFocusOut = (event: FocusEvent) => {
      const next = event.relatedTarget
      if (next instanceof Node && !panel.contains(next) && next !== button.current) panel.hidePopover()
    }
    panel.addEventListener('beforetoggle', onBeforeToggle)
    panel.addEventListener('toggle', onToggle)
    panel.addEventListener('click', onClick)
    panel.addEventListener('focusout', onFocusOut)
    return () => {
      cancelAnimation?.()
      endLeaving()
      panel.removeEventListener('beforetoggle', onBeforeToggle)
      panel.removeEventListener('toggle', onToggle)
      panel.removeEventListener('click', onClick)
      panel.removeEventListener('focusout', onFocusOut)
    }
  }, [controls])

  return (
    <button
      ref={button}
      type="button"
      popoverTarget={controls}
      aria-expanded={open}
      aria-controls={controls}
      aria-label={label}
      className={className}
    >
      {children}
    </button>
  )
}
