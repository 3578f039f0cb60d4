import { startTransition, useOptimistic } from 'react'
import { afterPaint } from './after-paint'

/**
 * For a control whose effect lays out or paints much of the page: the control shows the choice at once, and `apply` is
 * called after that has been painted.
 *
 * @param current The value that holds; `apply` has to change it.
 */
export function useOptimisticValue<T>(current: T): [value: T, choose: (value: T, apply: () => void) => void] {
  const [value, setValue] = useOptimistic(current)
  const choose = (choice: T, apply: () => void) =>
    startTransition(async () => {
      setValue(choice)
      await new Promise<void>((resolve) => afterPaint(resolve))
      apply()
    })
  return [value, choose]
}
