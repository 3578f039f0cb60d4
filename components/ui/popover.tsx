'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { enter, exit } from '@/components/motion/enter-and-exit'

interface PopoverButtonProps {
  /** The id of the panel; several buttons may open the same one. */
  controls: string
  label?: string
  className?: string
  children: ReactNode
}

/** Opens a panel, also without scripts. The browser sets its expanded state. */
export function PopoverButton({ controls, label, className, children }: PopoverButtonProps) {
  return (
    <button type="button" popoverTarget={controls} aria-controls={controls} aria-label={label} className={className}>
      {children}
    </button>
  )
}

interface PopoverPanelProps {
  id: string
  className?: string
  children: ReactNode
}

/** Browsers of before 2024 have no popovers: scripts replace them there, and until then a link does (app/header.css). */
async function loadPopovers(): Promise<void> {
  if ('popover' in HTMLElement.prototype) return
  const { apply } = await import('@oddbird/popover-polyfill/fn')
  // Another panel may have loaded it.
  if ('popover' in HTMLElement.prototype) return
  apply()
  document.documentElement.dataset.popovers = ''
}

/** A native popover. Scripts animate it, and close it when a link is clicked or the focus moves out of it. */
export function PopoverPanel({ id, className = '', children }: PopoverPanelProps) {
  const ref = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const panel = ref.current
    if (!panel) return
    // Without them the links of app/header.css stay.
    loadPopovers().catch(() => {})
    let cancelAnimation: (() => void) | undefined
    let opener: Element | null = null
    const finishExit = () => {
      delete panel.dataset.exiting
      panel.inert = false
    }
    // On a wide screen the mobile menu would stay open unseen, and take the next Escape.
    const whileOpen = new ResizeObserver(([entry]) => {
      if (entry?.contentRect.width === 0) panel.togglePopover(false)
    })
    const onBeforeToggle = ({ newState }: ToggleEvent) => {
      cancelAnimation?.()
      finishExit()
      if (newState === 'open') {
        opener = document.activeElement
        cancelAnimation = enter(panel)
        whileOpen.observe(panel)
        return
      }
      whileOpen.disconnect()
      // app/motion.css keeps it displayed during the animation.
      panel.dataset.exiting = ''
      panel.inert = true
      cancelAnimation = exit(panel, finishExit)
    }
    // The browser restores the focus for the outermost panel only.
    const onToggle = ({ newState }: ToggleEvent) => {
      if (newState === 'open' || !opener?.closest('.menu-panel')) return
      const focusLost = document.activeElement === document.body || panel.contains(document.activeElement)
      if (focusLost && opener instanceof HTMLElement) opener.focus()
    }
    // Panels can be nested.
    const onClick = ({ target }: MouseEvent) => {
      if (!(target instanceof Element && target.closest('a'))) return
      for (const each of document.querySelectorAll<HTMLElement>('.menu-panel')) each.togglePopover(false)
    }
    const onFocusOut = ({ relatedTarget: next }: FocusEvent) => {
      if (next instanceof Element && !next.closest(`.menu-panel, [popovertarget="${id}"]`)) panel.togglePopover(false)
    }
    const controller = new AbortController()
    const listening = { signal: controller.signal }
    panel.addEventListener('beforetoggle', onBeforeToggle, listening)
    panel.addEventListener('toggle', onToggle, listening)
    panel.addEventListener('click', onClick, listening)
    panel.addEventListener('focusout', onFocusOut, listening)
    return () => {
      whileOpen.disconnect()
      controller.abort()
      cancelAnimation?.()
      finishExit()
    }
  }, [id])

  return (
    <div ref={ref} id={id} popover="auto" className={`menu-panel ${className}`}>
      {children}
    </div>
  )
}
