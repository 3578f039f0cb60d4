import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { setMotionPaused } from '@/components/motion/motion-preference'
import { ProjectGallery } from '@/components/sections/project-gallery'

const [WEB, APP] = ['Website Development', 'App Development']
const PROJECTS = { shawls: [WEB], hotel: [WEB], trains: [APP], both: [WEB, APP] }

test('a filter says how many more projects are in several categories, and a button shows all', async () => {
  // jsdom has no Web Animations.
  setMotionPaused(true)
  render(
    <ProjectGallery
      filters={['All', WEB, APP]}
      items={Object.entries(PROJECTS).map(([key, category]) => ({ key, category, card: <h3>{key}</h3> }))}
      shared={{ one: '1 more project covers both', many: '{count} more projects cover both' }}
      empty={null}
    />,
  )
  const shown = () => screen.queryAllByRole('heading').map(({ textContent }) => textContent)
  expect(screen.queryByText(/cover.* both/)).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: /^Website/ }))
  await waitFor(() => expect(shown()).toEqual(['shawls', 'hotel']))
  expect(screen.getByText('1 more project covers both')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Show all 4' }))
  await waitFor(() => expect(shown()).toEqual(Object.keys(PROJECTS)))
  expect(screen.getByRole('button', { name: /^All/ })).toHaveFocus()
})
