import { inspectProject } from '@/build/inspect-project.ts'
import { formatProblem } from '@/lib/content/problem.ts'
import { copyContent } from './content-copy.ts'

test('icons that do not exist are all named with the nearest, and so is a logo that cannot be drawn', async () => {
  const copy = copyContent()
  copy.edit('toolbox.yaml', 'icon: react,', 'icon: raect,')
  copy.edit('toolbox.yaml', 'icon: docker', 'icon: dokcer')
  copy.write('../components/ui/mark.svg', '<svg/>')
  const got = ['raect', 'dokcer'].map(
    (icon) => new RegExp(`^content/toolbox.yaml:${copy.line('toolbox.yaml', icon)} .*, got "${icon}"$`),
  )
  const problems = (await inspectProject(copy.root)).problems.map(formatProblem)
  expect(problems).toEqual([
    expect.stringMatching(/^components\/ui\/mark.svg:1 .*viewBox$/),
    ...got.map((line) => expect.stringMatching(line)),
  ])
  expect(problems[1]).toMatch(/react\.icon {2}expected a slug of simple-icons \(nearest: (\w+, )*react/)
})
