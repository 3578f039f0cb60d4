import { act, fireEvent, render, screen } from '@testing-library/react'
import { setMotionPaused } from '@/components/motion/motion-preference'
import { CodeCarousel } from '@/components/ui/code-carousel'

const NAMES = ['Frontend', 'Backend', 'Database']

beforeEach(() => {
  jest.useFakeTimers()
  render(<CodeCarousel slides={NAMES.map((label) => ({ label, file: `${label}.ts`, code: <pre>{label}</pre> }))} />)
})
afterEach(() => {
  act(() => setMotionPaused(false))
  jest.useRealTimers()
})

const advance = (ms: number) => act(() => jest.advanceTimersByTime(ms))
const button = (name: string) => screen.getByRole('button', { name })
const current = () => NAMES.filter((name) => button(name).getAttribute('aria-current') === 'true')

test('advances every 5000 ms and starts again after the last slide', () => {
  expect(screen.getAllByRole('group', { name: /of 3$/ })).toHaveLength(3)
  advance(4999)
  expect(current()).toEqual(['Frontend'])
  advance(1)
  expect(current()).toEqual(['Backend'])
  advance(5000)
  advance(5000)
  expect(current()).toEqual(['Frontend'])
})

test('pauses and resumes with its button', () => {
  fireEvent.click(button('Stop automatic slide show'))
  advance(20_000)
  expect(current()).toEqual(['Frontend'])
  fireEvent.click(button('Start automatic slide show'))
  advance(5000)
  expect(current()).toEqual(['Backend'])
})

test('stops advancing when a slide is chosen', () => {
  fireEvent.click(button('Database'))
  advance(60_000)
  expect(current()).toEqual(['Database'])
})
