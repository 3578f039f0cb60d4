import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { CodeCarousel } from '@/app/_components/code-carousel'
import { setMotionPaused } from '@/components/motion/motion-preference'

const NAMES = ['Frontend', 'Backend', 'Database']

function Slides() {
  const [index, setIndex] = useState(0)
  const slides = NAMES.map((label) => ({ label, file: `${label}.ts`, code: <pre>{label}</pre> }))
  return <CodeCarousel slides={slides} index={index} onShow={setIndex} />
}

beforeEach(() => {
  jest.useFakeTimers()
  render(<Slides />)
})
afterEach(() => jest.useRealTimers())

const advance = (ms: number) => act(() => jest.advanceTimersByTime(ms))
const button = (name: string) => screen.getByRole('button', { name })
const carousel = () => screen.getByRole('group', { name: 'Code examples' })
const current = () => NAMES.filter((name) => button(name).getAttribute('aria-current') === 'true').join()

test('advances every 5000 ms, starts again after the last slide, and pauses and resumes with its button', async () => {
  advance(4999)
  expect(current()).toBe('Frontend')
  advance(1)
  expect(current()).toBe('Backend')
  advance(5000)
  advance(5000)
  expect(current()).toBe('Frontend')
  await user.click(button('Stop automatic slide show'))
  advance(20_000)
  expect(current()).toBe('Frontend')
  await user.click(button('Start automatic slide show'))
  advance(5000)
  expect(current()).toBe('Backend')
})

test('stops advancing when a slide is chosen', () => {
  fireEvent.click(button('Database'))
  advance(60_000)
  expect(current()).toBe('Database')
})

const user = userEvent.setup({ delay: null })
function setHidden(hidden: boolean) {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden })
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}
test.each([
  ['is hovered', () => user.hover(carousel()), () => user.unhover(carousel())],
  ['has the focus', () => fireEvent.focus(button('Backend')), () => fireEvent.blur(button('Backend'))],
  ['is in a hidden tab', () => setHidden(true), () => setHidden(false)],
  ['shall not move', () => act(() => setMotionPaused(true)), () => act(() => setMotionPaused(false))],
])('waits while it %s', async (_, stop, start) => {
  await stop()
  advance(20_000)
  expect(current()).toBe('Frontend')
  await start()
  advance(5000)
  expect(current()).toBe('Backend')
})
