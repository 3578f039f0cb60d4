import { useEffect, useRef, useState } from 'react'
import { afterPaint } from './after-paint'

/**
 * For a control whose effect takes long, such as new colours for the whole page. What was chosen shows on the control at
 * once; `work`, which makes it so, follows after the paint. `current` is what holds, `shown` what the control shows.
 * Of several choices within one frame the last one counts.
 */
export function useAnswerFirst<T>(current: T): [shown: T, answer: (choice: T, work: () => void) => void] {
  const [chosen, setChosen] = useState<{ value: T }>()
  const callOff = useRef<() => void>(null)
  useEffect(() => () => callOff.current?.(), [])
  const answer = (value: T, work: () => void) => {
    callOff.current?.()
    setChosen({ value })
    callOff.current = afterPaint(() => {
      work()
      setChosen(undefined)
    })
  }
  return [chosen ? chosen.value : current, answer]
}
