import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { setMotionPaused } from '@/components/motion/motion-preference'
import { CodeCarousel } from '@/components/ui/code-carousel'

const SLIDES = ['Frontend', 'Backend', 'Database'].map((label) => ({
  label,
  file: `${label}.ts`,
  code: <pre>{label}</pre>,
}))

beforeEach(() => {
  jest.useFakeTimers()
  render(<CodeCarousel slides={SLIDES} />)
})
afterEach(() => {
  act(() => setMotionPaused(false))
  jest.useRealTimers()
})

const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
const wait = (time: number) => act(() => jest.advanceTimersByTime(time))
const current = () =>
  ['Frontend', 'Backend', 'Database'].filter(
    (name) => screen.getByRole('button', { name }).getAttribute('aria-current') === 'true',
  )

test('has the three slides Frontend, Backend and Database, and shows the first', () => {
  expect(screen.getAllByRole('group', { name: /of 3$/ })).toHaveLength(3)
  expect(current()).toEqual(['Frontend'])
})

test('advances every 5000 ms, cycling', () => {
  wait(4999)
  expect(current()).toEqual(['Frontend'])
  wait(1)
  expect(current()).toEqual(['Backend'])
  wait(5000)
  expect(current()).toEqual(['Database'])
  wait(5000)
  expect(current()).toEqual(['Frontend'])
})

test('stops and goes on with its button', async () => {
  const visitor = user()
  await visitor.click(screen.getByRole('button', { name: 'Stop automatic slide show' }))
  wait(20_000)
  expect(current()).toEqual(['Frontend'])
  await visitor.click(screen.getByRole('button', { name: 'Start automatic slide show' }))
  wait(5000)
  expect(current()).toEqual(['Backend'])
})

test('stays for good on a slide that the visitor chose', async () => {
  await user().click(screen.getByRole('button', { name: 'Database' }))
  expect(current()).toEqual(['Database'])
  act(() => screen.getByRole('button', { name: 'Database' }).blur())
  wait(60_000)
  expect(current()).toEqual(['Database'])
})

test('stands still once motion is paused', () => {
  act(() => setMotionPaused(true))
  wait(60_000)
  expect(current()).toEqual(['Frontend'])
})
