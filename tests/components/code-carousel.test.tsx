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

const wait = (time: number) => act(() => jest.advanceTimersByTime(time))
const button = (name: string) => screen.getByRole('button', { name })
const current = () => NAMES.filter((name) => button(name).getAttribute('aria-current') === 'true')

test('shows the next slide every 5000 ms, and the first after the last', () => {
  expect(screen.getAllByRole('group', { name: /of 3$/ })).toHaveLength(3)
  wait(4999)
  expect(current()).toEqual(['Frontend'])
  wait(1)
  expect(current()).toEqual(['Backend'])
  wait(5000)
  wait(5000)
  expect(current()).toEqual(['Frontend'])
})

test('its button stops and restarts it', () => {
  fireEvent.click(button('Stop automatic slide show'))
  wait(20_000)
  expect(current()).toEqual(['Frontend'])
  fireEvent.click(button('Start automatic slide show'))
  wait(5000)
  expect(current()).toEqual(['Backend'])
})

test('stays on a slide that the visitor chose', () => {
  fireEvent.click(button('Database'))
  wait(60_000)
  expect(current()).toEqual(['Database'])
})
