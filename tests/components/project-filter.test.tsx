import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { setMotionPaused } from '@/components/motion/motion-preference'
import { ProjectFilter } from '@/components/sections/project-filter'

const WEB = 'Website Development'
const APP = 'App Development'
const PROJECTS = [
  { key: 'shawls', category: [WEB] },
  { key: 'hotel', category: [WEB] },
  { key: 'trains', category: [APP] },
  { key: 'both', category: [WEB, APP] },
]

function setup(query = '') {
  window.history.replaceState(null, '', `/portfolio/${query}`)
  render(
    <ProjectFilter
      filters={['All', WEB, APP, 'UI/UX Designs']}
      items={PROJECTS.map(({ key, category }) => ({ key, category, card: <h3>{key}</h3> }))}
      shared={{ one: '1 more project covers both web and app', many: '{count} more projects cover both web and app' }}
      empty={<h3>No project here is only design</h3>}
    />,
  )
}

const shown = () => screen.queryAllByRole('heading').map(({ textContent }) => textContent)
const filter = (name: RegExp) => screen.getByRole('button', { name })
const announced = () => screen.getByRole('status').textContent

// jsdom has no Web Animations.
beforeEach(() => setMotionPaused(true))

test('starts with All, filters by category and announces the number of results', async () => {
  setup()
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'All4 projects',
    'Website Development2 projects',
    'App Development1 projects',
    'UI/UX Designs0 projects',
  ])
  expect(filter(/^All/)).toHaveAttribute('aria-pressed', 'true')
  expect(shown()).toEqual(['shawls', 'hotel', 'trains', 'both'])
  expect(announced()).toBe('All 4 projects')
  await userEvent.click(filter(/^Website/))
  expect(shown()).toEqual(['shawls', 'hotel'])
  expect(filter(/^Website/)).toHaveAttribute('aria-pressed', 'true')
  expect(filter(/^All/)).toHaveAttribute('aria-pressed', 'false')
  expect(announced()).toBe('2 projects under Website Development')
  await userEvent.click(filter(/^UI\/UX/))
  expect(shown()).toEqual(['No project here is only design'])
  expect(announced()).toBe('0 projects under UI/UX Designs')
})

test('shows the number of projects in several categories, and a button for all', async () => {
  setup()
  expect(screen.queryByText(/both web and app/)).not.toBeInTheDocument()
  await userEvent.click(filter(/^Website/))
  expect(screen.getByText('1 more project covers both web and app')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Show all 4' }))
  expect(shown()).toHaveLength(4)
  expect(filter(/^All/)).toHaveFocus()
})

test('reads the filter from the URL, writes it there, and follows Back', async () => {
  setup('?category=App+Development')
  expect(shown()).toEqual(['trains'])
  await userEvent.click(filter(/^Website/))
  expect(window.location.search).toBe('?category=Website%20Development')
  await userEvent.click(filter(/^All/))
  expect(window.location.pathname + window.location.search).toBe('/portfolio/')
  window.history.back()
  await waitFor(() => expect(shown()).toEqual(['shawls', 'hotel']))
  expect(filter(/^Website/)).toHaveAttribute('aria-pressed', 'true')
})
