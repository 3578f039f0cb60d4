import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HeaderScroll } from '@/components/layout/header-scroll'
import { ThemeProvider } from '@/components/layout/theme-provider'
import { ThemeToggle } from '@/components/layout/theme-toggle'
import { PauseMotion } from '@/components/motion/pause-motion'
import { MenuButton } from '@/components/ui/menu-button'

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

describe('a menu button', () => {
  /** jsdom has no popovers: the panel says that it opened or closed, as a browser would. */
  function toggle(panel: HTMLElement, newState: 'open' | 'closed') {
    act(() => {
      panel.dispatchEvent(Object.assign(new Event('toggle'), { newState }))
    })
  }

  function setup() {
    render(
      <>
        <MenuButton controls="panel">Technologies</MenuButton>
        <div id="panel">
          <a href="#react">React</a>
        </div>
        <a href="#elsewhere">Elsewhere</a>
      </>,
    )
    const panel = document.getElementById('panel')
    if (!panel) throw new Error('no panel')
    const hidePopover = jest.fn()
    panel.hidePopover = hidePopover
    return { user: userEvent.setup(), panel, hidePopover, button: screen.getByRole('button', { name: 'Technologies' }) }
  }

  test('says what it opens and whether it is open', () => {
    const { panel, button } = setup()
    expect(button).toHaveAttribute('aria-expanded', 'false')
    expect(button).toHaveAttribute('aria-controls', 'panel')
    expect(button).toHaveAttribute('popovertarget', 'panel')
    toggle(panel, 'open')
    expect(button).toHaveAttribute('aria-expanded', 'true')
    toggle(panel, 'closed')
    expect(button).toHaveAttribute('aria-expanded', 'false')
  })

  test('closes its panel once a link in it is followed, and when the focus leaves', async () => {
    const { user, panel, hidePopover } = setup()
    toggle(panel, 'open')
    await user.click(screen.getByRole('link', { name: 'React' }))
    expect(hidePopover).toHaveBeenCalledTimes(1)
    await user.tab()
    expect(screen.getByRole('link', { name: 'Elsewhere' })).toHaveFocus()
    expect(hidePopover).toHaveBeenCalledTimes(2)
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
