import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterPaint } from '@/components/motion/after-paint'
import { useAnswerFirst } from '@/components/motion/use-answer-first'

/** What waits for the next paint; taken out again when it is called off. */
let waiting: (() => void)[] = []
const paint = () =>
  act(() => {
    for (const work of waiting.splice(0)) work()
  })

beforeEach(() => {
  waiting = []
  jest.mocked(afterPaint).mockImplementation((work) => {
    waiting.push(work)
    return () => {
      waiting = waiting.filter((each) => each !== work)
    }
  })
})

function Lamp() {
  const [light, setLight] = useState('day')
  const [shown, answer] = useAnswerFirst(light)
  return (
    <>
      {['day', 'dusk', 'night'].map((choice) => (
        <button
          key={choice}
          type="button"
          aria-pressed={choice === shown}
          onClick={() => answer(choice, () => setLight(choice))}
        >
          {choice}
        </button>
      ))}
      <output>{light}</output>
    </>
  )
}

const button = (name: string) => screen.getByRole('button', { name })

test('the control shows the choice at once, and what it does follows after the paint', async () => {
  render(<Lamp />)
  await userEvent.click(button('night'))
  expect(button('night')).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getByRole('status')).toHaveTextContent('day')
  paint()
  expect(screen.getByRole('status')).toHaveTextContent('night')
  expect(button('night')).toHaveAttribute('aria-pressed', 'true')
})

test('of two choices before one paint the second counts', async () => {
  render(<Lamp />)
  await userEvent.click(button('night'))
  await userEvent.click(button('dusk'))
  expect(waiting).toHaveLength(1)
  paint()
  expect(screen.getByRole('status')).toHaveTextContent('dusk')
})

test('a control that has gone does nothing any more', async () => {
  const { unmount } = render(<Lamp />)
  await userEvent.click(button('night'))
  unmount()
  expect(waiting).toHaveLength(0)
})
