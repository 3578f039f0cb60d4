import { animate } from 'framer-motion/dom'
import { COUNT_UP_MS } from './constants'
import { type CountedFigure, figureAt } from './count-up.logic'

/** Counts in `text` from nothing to the figure. Returns the way to end at once; `onDone` is called either way. */
export function countUp(text: Text, figure: CountedFigure, onDone: () => void): () => void {
  const controls = animate(0, figure.number, {
    duration: COUNT_UP_MS / 1000,
    ease: [0.22, 1, 0.36, 1],
    onUpdate: (now) => {
      text.data = figureAt(figure, now)
    },
    onComplete: onDone,
  })
  return () => controls.complete()
}
