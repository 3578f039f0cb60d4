import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterPaint } from '@/components/motion/after-paint'
import { useOptimisticValue } from '@/components/motion/use-optimistic-value'

function Lamp() {
  const [light, setLight] = useState('day')
  const [shown, choose] = useOptimisticValue(light)
  return (
    <>
      {['dusk', 'night'].map((choice) => (
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

test('the control shows the choice at once, its effect follows after the paint, and the last choice wins', async () => {
  const waiting: (() => void)[] = []
  jest.mocked(afterPaint).mockImplementation((work) => {
    waiting.push(work)
    return () => {}
  })
  render(<Lamp />)
  const pressed = () => screen.getByRole('button', { pressed: true }).textContent
  for (const choice of ['night', 'dusk']) {
    await userEvent.click(screen.getByText(choice))
    expect(pressed()).toBe(choice)
    expect(screen.getByRole('status')).toHaveTextContent('day')
  }
  await act(async () => {
    for (const work of waiting) work()
  })
  expect(screen.getByRole('status')).toHaveTextContent('dusk')
  expect(pressed()).toBe('dusk')
})
