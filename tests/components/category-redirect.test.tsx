import { render } from '@testing-library/react'
import { CategoryRedirect } from '@/app/portfolio/_components/category-redirect'

const mockReplace = jest.fn()
jest.mock('next/navigation', () => ({ useRouter: () => ({ replace: mockReplace }) }))

test('the URL that a filter had on one page leads to its page, also after Back; any other one stays', () => {
  const follow = (search: string) => {
    window.history.pushState(null, '', `/portfolio/${search}`)
    window.dispatchEvent(new PopStateEvent('popstate'))
  }
  follow('?category=Apps')
  render(<CategoryRedirect pages={[{ filter: 'Apps', path: '/portfolio/apps/' }]} />)
  for (const search of ['', '?category=Boats', '?category=Apps']) follow(search)
  expect(mockReplace.mock.calls).toEqual([['/portfolio/apps/'], ['/portfolio/apps/']])
})
