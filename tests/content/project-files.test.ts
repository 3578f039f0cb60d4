import { inspectProject } from '@/build/inspect-project.ts'
import { pictureWarnings } from '@/lib/content/checks/pictures.ts'
import { inspectContent } from '@/lib/content/load.ts'
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

test('pictures in other formats, and pictures that no content names, are one line each, with a command', () => {
  const copy = copyContent()
  copy.write('pictures/team/ada.jpg', '')
  for (const name of ['a', 'b', 'c', 'd', 'e']) copy.write(`pictures/unused/${name}.webp`, '')
  expect(pictureWarnings(inspectContent(copy.root).read)).toEqual([
    'Named by no content: unused/a.webp, unused/b.webp, unused/c.webp and 2 more in content/pictures. npm run pictures:unused -- --remove removes them.',
    'Not read, because pictures are WebP or SVG: team/ada.jpg in content/pictures. npm run pictures:import -- content/pictures/team converts them.',
  ])
  copy.set('apps/wren-vpn.yaml', '  file: team/ada')
  expect(copy.problems()).toEqual([
    expect.stringMatching(
      /got team\/ada\.jpg, which is no WebP or SVG; npm run pictures:import -- content\/pictures\/team converts it$/,
    ),
  ])
  copy.write('about.yaml', 'a: [')
  expect(pictureWarnings(inspectContent(copy.root).read)).toHaveLength(1)
})
