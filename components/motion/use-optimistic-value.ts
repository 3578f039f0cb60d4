import { startTransition, useOptimistic } from 'react'
import { afterPaint } from './after-paint'

/**
 * For a control with an expensive effect: the control shows the new value first, and `apply` is called after the paint.
 *
 * @param current The actual value; `apply` has to change it.
 */
export function useOptimisticValue<T>(
  current: T,
): [value: T, choose: (value: T, apply: () => void | Promise<void>) => void] {
  const [value, setValue] = useOptimistic(current)
  const choose = (choice: T, apply: () => void | Promise<void>) =>
    startTransition(async () => {
      setValue(choice)
      await new Promise<void>((resolve) => afterPaint(resolve))
      await apply()
    })
  return [value, choose]
}
