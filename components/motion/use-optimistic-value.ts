import { startTransition, useOptimistic } from 'react'
import { afterPaint } from './after-paint'

/**
 * For a control with an expensive effect: the control shows the new value first, and `apply` is called after the paint.
 *
 * @param current The actual value; `apply` has to change it by an update that is rendered at once, as by `flushSync`. On a
 * busy machine React renders other updates after the end of `apply`, and the control returns to the old value until then.
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
