import { act, render, screen, waitFor } from '@testing-library/react'
import { CountUp } from '@/components/motion/count-up'
import { countUp } from '@/components/motion/count-up-animation'
import { setMotionPaused } from '@/components/motion/motion-preference'

jest.mock('@/components/motion/count-up-animation', () => ({ countUp: jest.fn() }))
const count = jest.mocked(countUp)
const finish = jest.fn()

/** Where the figure lies: jsdom lays nothing out. */
const place = (top: number) =>
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 100, 40))

beforeEach(() => count.mockReset().mockReturnValue(finish))
afterEach(() => {
  act(() => setMotionPaused(false))
  jest.restoreAllMocks()
})

test('a figure is in the page as it is written, before, while and after it counts', async () => {
  place(5000)
  render(<CountUp value="500+" />)
  expect(screen.getByText('500+')).toBeInTheDocument()
  await waitFor(() => expect(count).toHaveBeenCalledTimes(1))
  expect(screen.getByText('500+')).toBeInTheDocument()
  expect(count.mock.calls[0]?.[1]).toEqual({ before: '', number: 500, decimals: 0, after: '+' })
})

test('what counts is drawn for the eye alone', async () => {
  place(5000)
  const { container } = render(<CountUp value="98%" />)
  await waitFor(() => expect(count).toHaveBeenCalled())
  expect(container.querySelector('[aria-hidden=true]')).toHaveTextContent('0%')
})

test.each(['24/7', 'five'])('"%s" is no number and does not count', async (value) => {
  place(5000)
  render(<CountUp value={value} />)
  await act(() => Promise.resolve())
  expect(screen.getByText(value)).toBeInTheDocument()
  expect(count).not.toHaveBeenCalled()
})

test('nothing counts in the first view, and nothing when motion is paused', async () => {
  place(100)
  render(<CountUp value="500+" />)
  place(5000)
  act(() => setMotionPaused(true))
  render(<CountUp value="98%" />)
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
  expect(count).not.toHaveBeenCalled()
})
