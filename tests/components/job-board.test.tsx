import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { setMotionPaused } from '@/components/motion/motion-preference'
import { JobBoard } from '@/components/sections/job-board'

const JOBS = [
  { slug: 'react', title: 'Senior React Developer', department: 'Engineering', description: 'Ferry timetables.' },
  {
    slug: 'ux',
    title: 'UX/UI Designer',
    department: 'Design',
    description: 'From interview to empty state, with React.',
  },
  { slug: 'qa', title: 'Quality Assurance Engineer', department: 'QA', description: 'Break things kindly.' },
]

function setup() {
  render(
    <JobBoard
      jobs={JOBS}
      notices={JOBS.map(({ slug, title }) => <h3 key={slug}>{title}</h3>)}
      departments={['All', 'Engineering', 'Design', 'QA']}
      searchPlaceholder="Search jobs..."
      empty={{ title: 'No opening matches that', text: 'Try a shorter word.' }}
    />,
  )
  return userEvent.setup({ delay: null })
}

const search = () => screen.getByRole('searchbox', { name: 'Search' })
const department = () => screen.getByRole('combobox', { name: 'Department' })
const shown = () => screen.queryAllByRole('heading').map(({ textContent }) => textContent)

beforeEach(() => {
  // jsdom has no Web Animations.
  setMotionPaused(true)
  window.history.replaceState(null, '', '/careers/')
})

test('starts with all openings, no search text and the department All', () => {
  setup()
  expect(search()).toHaveValue('')
  expect(search()).toHaveAttribute('placeholder', 'Search jobs...')
  expect(department()).toHaveValue('All')
  expect(shown()).toHaveLength(3)
  expect(screen.getByRole('status')).toHaveTextContent('3 openings')
})

test('lists what has the text in its title or description, ignoring case, and announces how many', async () => {
  const user = setup()
  await user.type(search(), 'REACT')
  expect(shown()).toEqual(['Senior React Developer', 'UX/UI Designer'])
  expect(screen.getByRole('status')).toHaveTextContent('2 of 3 openings')
})

test('department and text both have to match', async () => {
  const user = setup()
  await user.type(search(), 'react')
  await user.selectOptions(department(), 'Design')
  expect(shown()).toEqual(['UX/UI Designer'])
  await user.selectOptions(department(), 'QA')
  expect(shown()).toEqual(['No opening matches that'])
  expect(screen.getByRole('status')).toHaveTextContent('0 of 3 openings')
})

test('from an empty board one button leads back to all openings', async () => {
  const user = setup()
  await user.type(search(), 'astronaut')
  await user.click(screen.getByRole('button', { name: 'Show all openings' }))
  expect(shown()).toHaveLength(3)
  expect(search()).toHaveFocus()
  expect(window.location.search).toBe('')
})

test('the choice stands in the address, and an address brings it along', async () => {
  window.history.replaceState(null, '', '/careers/?department=QA&q=kindly')
  const user = setup()
  expect(department()).toHaveValue('QA')
  expect(search()).toHaveValue('kindly')
  expect(shown()).toEqual(['Quality Assurance Engineer'])
  await user.clear(search())
  expect(window.location.search).toBe('?department=QA')
})
