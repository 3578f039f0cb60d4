import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { setMotionPaused } from '@/components/motion/motion-preference'
import { JobBoard } from '@/components/sections/job-board'

const JOBS = [
  { slug: 'react', title: 'Senior React Developer', department: 'Engineering', description: 'Ferry timetables.' },
  { slug: 'ux', title: 'UX/UI Designer', department: 'Design', description: 'Empty states, with React.' },
  { slug: 'qa', title: 'Quality Assurance Engineer', department: 'QA', description: 'Break things kindly.' },
]

function setup(query = '') {
  window.history.replaceState(null, '', `/careers/${query}`)
  render(
    <JobBoard
      jobs={JOBS}
      cards={JOBS.map(({ slug, title }) => <h3 key={slug}>{title}</h3>)}
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

// jsdom has no Web Animations.
beforeEach(() => setMotionPaused(true))

test('filters by text and department, and announces the number of results', async () => {
  const user = setup()
  expect([search(), department()].map((input) => input.getAttribute('placeholder'))).toEqual(['Search jobs...', null])
  expect(search()).toHaveValue('')
  expect(department()).toHaveValue('All')
  expect(shown()).toHaveLength(3)
  expect(screen.getByRole('status')).toHaveTextContent('3 openings')
  await user.type(search(), 'REACT')
  expect(shown()).toEqual(['Senior React Developer', 'UX/UI Designer'])
  expect(screen.getByRole('status')).toHaveTextContent('2 of 3 openings')
  await user.selectOptions(department(), 'Design')
  expect(shown()).toEqual(['UX/UI Designer'])
})

test('resets the filter with a button when no job matches', async () => {
  const user = setup()
  await user.type(search(), 'astronaut')
  expect(shown()).toEqual(['No opening matches that'])
  expect(screen.getByRole('status')).toHaveTextContent('0 of 3 openings')
  await user.click(screen.getByRole('button', { name: 'Show all openings' }))
  expect(shown()).toHaveLength(3)
  expect(search()).toHaveFocus()
  expect(window.location.search).toBe('')
})

test('reads the filter from the URL and writes it there', async () => {
  const user = setup('?department=QA&q=kindly')
  expect(department()).toHaveValue('QA')
  expect(search()).toHaveValue('kindly')
  expect(shown()).toEqual(['Quality Assurance Engineer'])
  await user.clear(search())
  expect(window.location.search).toBe('?department=QA')
})
