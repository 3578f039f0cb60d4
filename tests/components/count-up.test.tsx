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

const mockTop = (top: number) =>
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 100, 40))
const overlay = (container: HTMLElement) => container.querySelector('[aria-hidden=true]')
const counting = (container: HTMLElement) => container.querySelector('[data-counting]')

afterEach(() => {
  act(() => setMotionPaused(false))
  jest.restoreAllMocks()
})

test('keeps the figure in the page while counting, and stops when motion is paused', async () => {
  mockTop(5000)
  const { container } = render(<CountUp value="500+" />)
  await waitFor(() => expect(counting(container)).toBeInTheDocument())
  expect(overlay(container)?.textContent).toMatch(/^\d{1,2}\+$/)
  expect(screen.getByText('500+')).toBeInTheDocument()
  act(() => setMotionPaused(true))
  expect(counting(container)).not.toBeInTheDocument()
})

test.each([
  ['"24/7" is not a number', '24/7', 5000, false],
  ['a figure in view on load', '500+', 100, false],
  ['with motion paused', '98%', 5000, true],
])('does not count: %s', async (_, value, top, paused) => {
  mockTop(top)
  act(() => setMotionPaused(paused))
  const { container } = render(<CountUp value={value} />)
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)))
  expect(screen.getByText(value)).toBeInTheDocument()
  expect(counting(container)).not.toBeInTheDocument()
})
