import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HeaderScroll } from '@/components/layout/header-scroll'
import { ThemeProvider } from '@/components/layout/theme-provider'
import { ThemeToggle } from '@/components/layout/theme-toggle'
import { PauseMotion } from '@/components/motion/pause-motion'

beforeEach(() => {
  localStorage.clear()
  delete document.documentElement.dataset.motion
})

describe('the theme switch', () => {
  const setup = () =>
    render(
      <ThemeProvider>
        <ThemeToggle />
      </ThemeProvider>,
    )

  test('is off by default: the site is light', () => {
    setup()
    expect(screen.getByRole('switch', { name: 'Dark theme' })).not.toBeChecked()
    expect(document.documentElement).toHaveAttribute('data-theme', 'light')
    expect(localStorage.getItem('theme')).toBeNull()
  })

  test('turns the dark theme on and off and keeps the choice under "theme"', async () => {
    setup()
    const user = userEvent.setup()
    await user.click(screen.getByRole('switch', { name: 'Dark theme' }))
    expect(screen.getByRole('switch', { name: 'Dark theme' })).toBeChecked()
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark')
    expect(localStorage.getItem('theme')).toBe('dark')
    await user.keyboard(' ')
    expect(localStorage.getItem('theme')).toBe('light')
  })

  test('remembers', () => {
    localStorage.setItem('theme', 'dark')
    setup()
    expect(screen.getByRole('switch', { name: 'Dark theme' })).toBeChecked()
  })
})

describe('the "Pause motion" switch', () => {
  test('stops what moves at once and keeps the choice', async () => {
    render(<PauseMotion />)
    const user = userEvent.setup()
    const control = screen.getByRole('switch', { name: 'Pause motion' })
    expect(control).not.toBeChecked()
    await user.click(control)
    expect(control).toBeChecked()
    expect(document.documentElement).toHaveAttribute('data-motion', 'paused')
    expect(localStorage.getItem('motion')).toBe('paused')
    await user.click(control)
    expect(document.documentElement).not.toHaveAttribute('data-motion')
    expect(localStorage.getItem('motion')).toBeNull()
  })
})

test('the header turns solid past 10 pixels, not at 10', () => {
  render(
    <header id="site-header">
      <HeaderScroll headerId="site-header" />
    </header>,
  )
  const header = screen.getByRole('banner')
  const scrollTo = (top: number) => {
    Object.defineProperty(window, 'scrollY', { value: top, configurable: true })
    window.dispatchEvent(new Event('scroll'))
  }
  scrollTo(10)
  expect(header).not.toHaveAttribute('data-scrolled')
  scrollTo(11)
  expect(header).toHaveAttribute('data-scrolled')
  scrollTo(0)
  expect(header).not.toHaveAttribute('data-scrolled')
})
