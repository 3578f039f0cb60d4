'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { enter, leave } from '@/components/motion/enter-and-leave'

export interface PopoverButtonProps {
  /** The id of the panel that the button opens; several buttons may open the same. */
  controls: string
  label?: string
  className?: string
  children: ReactNode
}

/** Opens a panel, with and without scripts; the browser itself says whether it is expanded. */
export function PopoverButton({ controls, label, className, children }: PopoverButtonProps) {
  return (
    <button type="button" popoverTarget={controls} aria-controls={controls} aria-label={label} className={className}>
      {children}
    </button>
  )
}

export interface PopoverPanelProps {
  id: string
  className?: string
  children: ReactNode
}

/**
 * A native popover, so that a click outside, Escape (with focus back on the button) and the opening of another panel close
 * it, with and without scripts. Scripts animate it, and close it when a link is followed or the focus leaves.
 */
export function PopoverPanel({ id, className = '', children }: PopoverPanelProps) {
  const ref = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const panel = ref.current
    if (!panel) return
    let cancelAnimation: (() => void) | undefined
    let opener: Element | null = null
    const endLeaving = () => {
      delete panel.dataset.leaving
      panel.inert = false
    }
    const onBeforeToggle = (event: Event) => {
      if (!('newState' in event)) return
      cancelAnimation?.()
      endLeaving()
      if (event.newState === 'open') {
        opener = document.activeElement
        cancelAnimation = enter(panel)
        return
      }
      // Displayed for a moment longer, by app/motion.css.
      panel.dataset.leaving = ''
      panel.inert = true
      cancelAnimation = leave(panel, endLeaving)
    }
    // The browser returns the focus from the outermost panel only.
    const onToggle = (event: Event) => {
      if (!('newState' in event) || event.newState === 'open' || !opener?.closest('.menu-panel')) return
      const lost = document.activeElement === document.body || panel.contains(document.activeElement)
      if (lost && opener instanceof HTMLElement) opener.focus()
    }
    // A panel may have been opened from another one.
    const onClick = ({ target }: MouseEvent) => {
      if (!(target instanceof Element && target.closest('a'))) return
      for (const open of document.querySelectorAll<HTMLElement>('.menu-panel:popover-open')) open.hidePopover()
    }
    const onFocusOut = ({ relatedTarget: next }: FocusEvent) => {
      if (next instanceof Element && !next.closest(`.menu-panel, [popovertarget="${id}"]`)) panel.hidePopover()
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
  }, [id])

  return (
    <div ref={ref} id={id} popover="auto" className={`menu-panel ${className}`}>
      {children}
    </div>
  )
}
