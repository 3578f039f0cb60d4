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

function setup() {
  render(
    <ProjectFilter
      filters={['All', WEB, APP, 'UI/UX Designs']}
      items={PROJECTS.map(({ key, category }) => ({ key, category, card: <h3>{key}</h3> }))}
      shared={{ one: '1 more project covers both web and app', many: '{count} more projects cover both' }}
      empty={<h3>No project here is only design</h3>}
    />,
  )
  return userEvent.setup()
}

const shown = () => screen.queryAllByRole('heading').map(({ textContent }) => textContent)
const filter = (name: RegExp) => screen.getByRole('button', { name })

beforeEach(() => {
  // jsdom has no Web Animations.
  setMotionPaused(true)
  window.history.replaceState(null, '', '/portfolio/')
})

test('starts at All, which is marked as chosen', () => {
  setup()
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'All4 projects',
    'Website Development2 projects',
    'App Development1 projects',
    'UI/UX Designs0 projects',
  ])
  expect(filter(/^All/)).toHaveAttribute('aria-pressed', 'true')
  expect(shown()).toEqual(['shawls', 'hotel', 'trains', 'both'])
  expect(screen.getByRole('status')).toHaveTextContent('All 4 projects')
})

test('any button switches directly, and the number of results is announced', async () => {
  const user = setup()
  await user.click(filter(/^Website/))
  expect(shown()).toEqual(['shawls', 'hotel'])
  expect(filter(/^Website/)).toHaveAttribute('aria-pressed', 'true')
  expect(filter(/^All/)).toHaveAttribute('aria-pressed', 'false')
  expect(screen.getByRole('status')).toHaveTextContent('2 projects under Website Development')
  await user.click(filter(/^App/))
  expect(shown()).toEqual(['trains'])
  expect(screen.getByRole('status')).toHaveTextContent('1 project under App Development')
})

test('says how many projects cover both, and shows them', async () => {
  const user = setup()
  expect(screen.queryByText(/both web and app/)).not.toBeInTheDocument()
  await user.click(filter(/^Website/))
  expect(screen.getByText('1 more project covers both web and app')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Show all 4' }))
  expect(shown()).toHaveLength(4)
  expect(filter(/^All/)).toHaveFocus()
})

test('UI/UX Designs shows a helpful text in place of projects', async () => {
  const user = setup()
  await user.click(filter(/^UI\/UX/))
  expect(shown()).toEqual(['No project here is only design'])
  expect(screen.getByRole('status')).toHaveTextContent('0 projects under UI/UX Designs')
})

test('the choice stands in the address, and Back undoes it', async () => {
  const user = setup()
  await user.click(filter(/^App/))
  expect(window.location.search).toBe('?category=App%20Development')
  await user.click(filter(/^All/))
  expect(window.location.pathname + window.location.search).toBe('/portfolio/')
  window.history.back()
  await waitFor(() => expect(shown()).toEqual(['trains']))
  expect(filter(/^App/)).toHaveAttribute('aria-pressed', 'true')
})

test('an address brings its choice along; one that is unknown shows all', () => {
  window.history.replaceState(null, '', '/portfolio/?category=App+Development')
  setup()
  expect(shown()).toEqual(['trains'])
})
