import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterPaint } from '@/components/motion/after-paint'
import { useOptimisticValue } from '@/components/motion/use-optimistic-value'

/** What waits for the next paint. */
const waiting: (() => void)[] = []
const paint = () =>
  act(async () => {
    for (const work of waiting.splice(0)) work()
  })

beforeEach(() => {
  jest.mocked(afterPaint).mockImplementation((work) => {
    waiting.push(work)
    return () => {}
  })
})

function Lamp() {
  const [light, setLight] = useState('day')
  const [shown, choose] = useOptimisticValue(light)
  return (
    <>
      {['day', 'dusk', 'night'].map((choice) => (
        <button
          key={choice}
          type="button"
          aria-pressed={choice === shown}
          onClick={() => choose(choice, () => setLight(choice))}
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
  await paint()
  expect(screen.getByRole('status')).toHaveTextContent('night')
  expect(button('night')).toHaveAttribute('aria-pressed', 'true')
})

test('of two choices before one paint the second holds', async () => {
  render(<Lamp />)
  await userEvent.click(button('night'))
  await userEvent.click(button('dusk'))
  expect(button('dusk')).toHaveAttribute('aria-pressed', 'true')
  await paint()
  expect(screen.getByRole('status')).toHaveTextContent('dusk')
  expect(button('dusk')).toHaveAttribute('aria-pressed', 'true')
})
