import { act, render, screen, waitFor } from '@testing-library/react'
import { CountUp } from '@/components/motion/count-up'
import { setMotionPaused } from '@/components/motion/motion-preference'

/** jsdom has no layout: every observed element is in view. */
jest.mock('@/components/motion/load-animations', () => ({
  withAnimations: (start: (features: object) => () => void) =>
    start({
      inView: (_: Element, onEnter: () => void) => {
        onEnter()
        return () => {}
      },
    }),
}))

const counting = () => document.querySelector('[data-counting]')
const renderAt = (top: number) => {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 100, 40))
  render(<CountUp value="500+" />)
}

test('a figure stays in the page while another counts over it, and counting stops when motion is paused', async () => {
  renderAt(5000)
  await waitFor(() => expect(counting()).toBeInTheDocument())
  expect(document.querySelector('[aria-hidden=true]')?.textContent).toMatch(/^\d{1,2}\+$/)
  expect(screen.getByText('500+')).toBeInTheDocument()
  act(() => setMotionPaused(true))
  expect(counting()).not.toBeInTheDocument()
  act(() => setMotionPaused(false))
})

test('a figure in view on load does not count', async () => {
  renderAt(100)
  await act(() => import('@/components/motion/lazy/animate-number'))
  expect(screen.getByText('500+')).toBeInTheDocument()
  expect(counting()).not.toBeInTheDocument()
})
