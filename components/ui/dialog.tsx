'use client'

import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { afterPaint } from '@/components/motion/after-paint'
import { enter, exit } from '@/components/motion/enter-and-exit'
import './dialog.css'

interface DialogProps {
  open: boolean
  onClose: () => void
  /** The id of the heading that names the dialog, or several ids in their order. */
  labelledBy: string
  className?: string
  children: ReactNode
}

function isOutside({ target, currentTarget, clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
  return target === currentTarget && (clientX < left || clientX > right || clientY < top || clientY > bottom)
}

/**
 * A native modal dialog in #modal-root. Its children stay mounted while it is closed, which preserves form input.
 */
export function Dialog({ open, onClose, labelledBy, className = '', children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  // Dragging a selection out of the dialog must not close it.
  const pressedOutside = useRef(false)
  const cancelExit = useRef<() => void>(null)
  const [root] = useState(() => document.getElementById('modal-root') ?? document.body)

  useEffect(() => {
    const element = dialog.current
    if (!element || !open) return
    // It may still be closing.
    cancelExit.current?.()
    delete element.dataset.exiting
    if (!element.open) element.showModal()
    const { style } = document.documentElement
    // Reserves the room of a classic scrollbar while scrolling is locked.
    if (window.innerWidth > document.documentElement.clientWidth) style.scrollbarGutter = 'stable'
    style.overflow = 'hidden'
    const cancelEnter = enter(element)
    return () => {
      cancelEnter()
      element.dataset.exiting = ''
      const close = () => {
        style.overflow = ''
        style.scrollbarGutter = ''
        if (element.open) element.close()
        delete element.dataset.exiting
      }
      let cancelClose: (() => void) | undefined
      // After a paint, because removing the inertness of the page recalculates all of its styles.
      const cancelAnimation = exit(element, () => {
        cancelClose = afterPaint(close)
      })
      cancelExit.current = () => {
        cancelAnimation()
        cancelClose?.()
      }
    }
  }, [open])

  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes it on Escape
    <dialog
      ref={dialog}
      aria-labelledby={labelledBy}
      // Escape. A dismissed file picker fires the same event at its input.
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      // Fired asynchronously: the dialog may be open again.
      onClose={({ currentTarget }) => {
        if (!currentTarget.open) onClose()
      }}
      onMouseDown={(event) => {
        pressedOutside.current = isOutside(event)
      }}
      onClick={(event) => {
        if (pressedOutside.current && isOutside(event)) onClose()
      }}
      className={`modal m-auto max-h-[90dvh] w-[calc(100%-2rem)] overflow-y-auto overscroll-contain print:absolute print:m-0 print:max-h-none ${className}`}
    >
      {children}
    </dialog>,
    root,
  )
}
