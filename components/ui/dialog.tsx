'use client'

import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { afterPaint } from '@/components/motion/after-paint'
import { enter, leave } from '@/components/motion/enter-and-leave'

export interface DialogProps {
  open: boolean
  onClose: () => void
  /** The id of the heading that names the dialog, or several ids in their order. */
  labelledBy: string
  className?: string
  children: ReactNode
}

const outside = (box: DOMRect, { clientX, clientY }: MouseEvent) =>
  clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom

/**
 * A native modal dialog in #modal-root: the browser keeps the focus inside, gives it back, and closes it on Escape.
 * Its contents stay mounted while it is closed, so that what was typed and chosen is there the next time.
 */
export function Dialog({ open, onClose, labelledBy, className = '', children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  // Where the press began: dragging a selection out of the dialog must not close it.
  const pressedOutside = useRef(false)
  const cancelClosing = useRef<() => void>(null)
  const [root] = useState(() => document.getElementById('modal-root') ?? document.body)

  useEffect(() => {
    const element = dialog.current
    if (!element || !open) return
    // Opened again before it was gone.
    cancelClosing.current?.()
    delete element.dataset.leaving
    if (!element.open) element.showModal()
    const { style } = document.documentElement
    // Where a scrollbar takes room, its gutter stays reserved while the page is locked, so that nothing jumps.
    if (window.innerWidth > document.documentElement.clientWidth) style.scrollbarGutter = 'stable'
    style.overflow = 'hidden'
    const cancelEnter = enter(element)
    return () => {
      cancelEnter()
      element.dataset.leaving = ''
      const close = () => {
        style.overflow = ''
        style.scrollbarGutter = ''
        if (element.open) element.close()
        delete element.dataset.leaving
      }
      let cancelClose: (() => void) | undefined
      // A paint later, because making the page behind interactive again restyles all of it.
      const cancelLeave = leave(element, () => {
        cancelClose = afterPaint(close)
      })
      cancelClosing.current = () => {
        cancelLeave()
        cancelClose?.()
      }
    }
  }, [open])

  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way to close it, and native
    <dialog
      ref={dialog}
      aria-labelledby={labelledBy}
      // Escape. A dismissed choice of a file is called the same, and comes from its field.
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      // The event comes late: a dialog that was opened again meanwhile is not closed.
      onClose={({ currentTarget }) => {
        if (!currentTarget.open) onClose()
      }}
      onMouseDown={(event) => {
        pressedOutside.current =
          event.target === dialog.current && outside(event.currentTarget.getBoundingClientRect(), event)
      }}
      onClick={(event) => {
        const released = event.target === dialog.current && outside(event.currentTarget.getBoundingClientRect(), event)
        if (pressedOutside.current && released) onClose()
      }}
      className={`m-auto max-h-[90dvh] w-[calc(100%-2rem)] overflow-y-auto overscroll-contain backdrop:bg-[#0d0c12]/70 data-leaving:opacity-0 data-leaving:backdrop:opacity-0 ${className}`}
    >
      {children}
    </dialog>,
    root,
  )
}
