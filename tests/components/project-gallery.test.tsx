import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { setMotionPaused } from '@/components/motion/motion-preference'
import { ProjectGallery } from '@/components/sections/project-gallery'

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
    <ProjectGallery
      filters={['All', WEB, APP, 'UI/UX Designs']}
      items={PROJECTS.map(({ key, category }) => ({ key, category, card: <h3>{key}</h3> }))}
      shared={{ one: '1 more project covers both web and app', many: '{count} more projects cover both web and app' }}
      empty={<h3>No project here is only design</h3>}
    />,
  )
}

const shown = () => screen.queryAllByRole('heading').map(({ textContent }) => textContent)
const filter = (name: RegExp) => screen.getByRole('button', { name })

// jsdom has no Web Animations.
beforeEach(() => setMotionPaused(true))

test('shows the number of projects in several categories, and a button for all', async () => {
  setup()
  expect(screen.queryByText(/both web and app/)).not.toBeInTheDocument()
  await userEvent.click(filter(/^Website/))
  expect(screen.getByText('1 more project covers both web and app')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Show all 4' }))
  expect(shown()).toHaveLength(4)
  expect(filter(/^All/)).toHaveFocus()
})
