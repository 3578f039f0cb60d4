import { useLayoutEffect, useRef } from 'react'
import { rearrange } from './rearrange'

/** For a list that is filtered: `list` is its ref; call `note` right before the change, and it glides to its new order. */
export function useRearrange() {
  const list = useRef<HTMLUListElement>(null)
  const settle = useRef<() => void>(null)
  useLayoutEffect(() => {
    settle.current?.()
    settle.current = null
  })
  const note = () => {
    if (list.current) settle.current = rearrange(list.current)
  }
  return { list, note }
}
