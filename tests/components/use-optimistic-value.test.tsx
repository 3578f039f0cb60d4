import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterPaint } from '@/components/motion/after-paint'
import { useOptimisticValue } from '@/components/motion/use-optimistic-value'

function Sizes() {
  const [size, setSize] = useState('small')
  const [shown, choose] = useOptimisticValue(size)
  return (
    <>
      {['medium', 'large'].map((choice) => (
        <button
          key={choice}
          type="button"
          aria-pressed={choice === shown}
          onClick={() => choose(choice, () => setSize(choice))}
        >
          {choice}
        </button>
      ))}
      <output>{size}</output>
    </>
  )
}

test('shows the value immediately, calls apply after the paint, and ends with the last value', async () => {
  const callbacks: (() => void)[] = []
  jest.mocked(afterPaint).mockImplementation((work) => {
    callbacks.push(work)
    return () => {}
  })
  render(<Sizes />)
  const pressed = () => screen.getByRole('button', { pressed: true }).textContent
  for (const choice of ['large', 'medium']) {
    await userEvent.click(screen.getByText(choice))
    expect(pressed()).toBe(choice)
    expect(screen.getByRole('status')).toHaveTextContent('small')
  }
  await act(async () => {
    for (const work of callbacks) work()
  })
  expect(screen.getByRole('status')).toHaveTextContent('medium')
  expect(pressed()).toBe('medium')
})
