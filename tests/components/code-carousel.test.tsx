import { act, fireEvent, render, screen } from '@testing-library/react'
import { CodeCarousel } from '@/components/ui/code-carousel'

const NAMES = ['Frontend', 'Backend', 'Database']

beforeEach(() => {
  jest.useFakeTimers()
  render(<CodeCarousel slides={NAMES.map((label) => ({ label, file: `${label}.ts`, code: <pre>{label}</pre> }))} />)
})
afterEach(() => jest.useRealTimers())

const advance = (ms: number) => act(() => jest.advanceTimersByTime(ms))
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const current = () =>
  NAMES.filter((name) => screen.getByRole('button', { name }).getAttribute('aria-current') === 'true').join()

test('advances every 5000 ms, starts again after the last slide, and pauses and resumes with its button', () => {
  expect(screen.getAllByRole('group', { name: /of 3$/ })).toHaveLength(3)
  advance(4999)
  expect(current()).toBe('Frontend')
  advance(1)
  expect(current()).toBe('Backend')
  advance(5000)
  advance(5000)
  expect(current()).toBe('Frontend')
  click('Stop automatic slide show')
  advance(20_000)
  expect(current()).toBe('Frontend')
  click('Start automatic slide show')
  advance(5000)
  expect(current()).toBe('Backend')
})

test('stops advancing when a slide is chosen', () => {
  click('Database')
  advance(60_000)
  expect(current()).toBe('Database')
})
