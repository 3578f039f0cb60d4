import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HeaderScroll } from '@/components/layout/header-scroll'
import { ThemeProvider } from '@/components/layout/theme-provider'
import { ThemeToggle } from '@/components/layout/theme-toggle'
import { PauseMotion } from '@/components/motion/pause-motion'

const html = document.documentElement

test('the theme is light by default, and the choice is stored as "theme"', async () => {
  const tree = (
    <ThemeProvider>
      <ThemeToggle />
    </ThemeProvider>
  )
  const { unmount } = render(tree)
  const control = () => screen.getByRole('switch', { name: 'Dark theme' })
  expect(control()).not.toBeChecked()
  expect(html).toHaveAttribute('data-theme', 'light')
  expect(localStorage.getItem('theme')).toBeNull()
  await userEvent.click(control())
  expect(control()).toBeChecked()
  expect(html).toHaveAttribute('data-theme', 'dark')
  expect(localStorage.getItem('theme')).toBe('dark')

  unmount()
  render(tree)
  expect(control()).toBeChecked()
  await userEvent.click(control())
  expect(localStorage.getItem('theme')).toBe('light')
})

test('"Pause motion" pauses motion and stores the choice', async () => {
  render(<PauseMotion />)
  const control = screen.getByRole('switch', { name: 'Pause motion' })
  expect(control).not.toBeChecked()
  await userEvent.click(control)
  expect(control).toBeChecked()
  expect(html).toHaveAttribute('data-motion', 'paused')
  expect(localStorage.getItem('motion')).toBe('paused')
  await userEvent.click(control)
  expect(html).not.toHaveAttribute('data-motion')
  expect(localStorage.getItem('motion')).toBeNull()
})

test('the header gets data-scrolled past 10 pixels, not at 10', () => {
  render(
    <header id="site-header">
      <HeaderScroll headerId="site-header" />
    </header>,
  )
  for (const [top, solid] of [
    [10, false],
    [11, true],
    [0, false],
  ] as const) {
    Object.defineProperty(window, 'scrollY', { value: top, configurable: true })
    window.dispatchEvent(new Event('scroll'))
    expect([top, screen.getByRole('banner').hasAttribute('data-scrolled')]).toEqual([top, solid])
  }
})
