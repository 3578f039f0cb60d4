import sharp from 'sharp'
import { pictureWarnings } from '@/lib/content/checks/pictures.ts'
import { inspectContent } from '@/lib/content/load.ts'
import { nearestPicturePath } from '@/lib/content/picture-files.ts'
import { openWorkingTree } from '@/tools/editor/working-tree.ts'
import { ContentCopy } from './content-copy.ts'

const svg = (viewBox: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><circle r="99"/></svg>`

test('a path is understood with the slashes of Windows, around it or twice', () => {
  const paths = ['/a/Bü.webp', 'a\\bu', './a//bu/', 'content\\pictures\\a\\bu.jpg', 'https://a.example/bu.jpg', 'bu']
  expect(paths.map(nearestPicturePath)).toEqual(['a/bu', 'a/bu', 'a/bu', 'a/bu', undefined, undefined])
})

test.each([
  [['day.webp', 'night.webp'], ''],
  [['night.webp'], 'night.webp:1  (file)  expected contact/lamp.day.webp beside it, got a night without a day'],
  [['svg', 'night.svg'], 'night.svg:1  (file)  expected contact/lamp.day.svg beside it, got contact/lamp.svg'],
  [['day.svg', 'night.webp'], 'night.webp:1  (file)  expected contact/lamp.day.webp beside it, got contact/lamp.d'],
  [['day.webp', 'webp'], 'webp:1  (file)  expected one file for a picture, or a day and a night variant, got con'],
])('a picture in the files %j', (endings, expected) => {
  const copy = new ContentCopy()
  copy.edit('contact.yaml', 'file: contact/wood', 'file: contact/lamp')
  for (const ending of endings) copy.write(`pictures/contact/lamp.${ending}`, '')
  const problems = expected ? [expect.stringContaining(`content/pictures/contact/lamp.${expected}`)] : []
  expect(copy.problems()).toEqual(problems)
})

test('a picture of another shape or size than its field needs, an unknown icon and a broken logo are reported', async () => {
  const copy = new ContentCopy()
  copy.write('pictures/portraits/tall.svg', svg('0 0 600 900'))
  copy.write('pictures/portraits/nearly.svg', svg('0 0 800 1000'))
  const photo = sharp({ create: { width: 999, height: 600, channels: 3, background: 'teal' } })
  copy.write('pictures/about/small.webp', await photo.webp().toBuffer())
  copy.edit('about.yaml', 'about/quay', 'about/small')
  copy.write('../components/ui/logo-mark.tsx', '')
  expect(await copy.allProblems()).toContain('components/ui/mark.svg:1  (file)  expected an SVG file, got none')
  copy.write('../components/ui/mark.svg', '<svg/>')
  for (const file of ['projects/stuv.yaml', 'testimonials/torben.yaml', 'contact.yaml'])
    copy.edit(file, /file: [\w/-]+/, 'file: portraits/tall')
  copy.edit('testimonials/mette.yaml', /file: [\w/-]+/, 'file: portraits/nearly')
  copy.edit('toolbox.yaml', 'icon: elixir', 'icon: elixr')
  copy.edit('home.yaml', 'file: home/rain', 'file: portraits/tall')
  expect(await copy.allProblems()).toEqual([
    expect.stringMatching(/^components\/ui\/mark.svg:1 .*expected an <svg xmlns=/),
    expect.stringMatching(/about.yaml:8 {2}.*picture.file .* of at least 1000 pixels in width.*, got 999 × 600$/),
    expect.stringMatching(/home.yaml:18 {2}hero.frontWall.picture.file .* of the hero's, 2000 × 1550, got 600 × 900$/),
    expect.stringMatching(/stuv.yaml:8 {2}picture.file .* that is landscape, 6:5 to 2:1, got 600 × 900$/),
    expect.stringMatching(/torben.yaml:4 {2}picture.file .* that is square or nearly, 4:5 to 5:4, got 600 × 900$/),
    expect.stringMatching(/toolbox.yaml:2 .*a slug of simple-icons \(nearest: (\w+, )*elixir.*, got "elixr"$/),
  ])
})

test('pictures in other formats, and pictures that no content names, are one line each, with a command', () => {
  const copy = new ContentCopy()
  copy.write('pictures/team/ada.jpg', '')
  for (const name of ['a', 'b', 'c', 'd', 'e']) copy.write(`pictures/unused/${name}.webp`, '')
  expect(pictureWarnings(inspectContent(copy.root).read)).toEqual([
    'Named by no content: unused/a.webp, unused/b.webp, unused/c.webp and 2 more in content/pictures. npm run pictures:unused -- --remove removes them.',
    'Not read, because pictures are WebP or SVG: team/ada.jpg in content/pictures. npm run pictures:import -- content/pictures/team converts them.',
  ])
  copy.write('pictures/team/ada.dark.webp', '')
  copy.edit('contact.yaml', 'file: contact/wood', 'file: team/ada')
  expect(copy.problems()).toEqual([
    expect.stringMatching(/k\.webp, which is named otherwise; .*ada\.jpg, which is no WebP or SVG; .*\/team converts/),
  ])
  // An unreadable file may name any of them.
  copy.write('about.yaml', 'a: [')
  expect(pictureWarnings(inspectContent(copy.root).read)).toHaveLength(1)
})

test('the editor does not replace a picture by one that its field cannot show, nor remove one that content names', async () => {
  const copy = new ContentCopy()
  const tree = openWorkingTree(copy.root)
  const hero = 'pictures/home/water-drop.svg'
  const tall = Buffer.from(svg('0 0 900 1200'))
  await expect(tree.save(hero, tall)).rejects.toThrow(/^content\/home.yaml:\d+ {2}hero.picture.file .* 900 × 1200/)
  await expect(tree.remove(hero)).rejects.toThrow(
    'hero.picture.file  expected the file content/pictures/home/water-drop.webp',
  )
  await tree.save(hero, Buffer.from(copy.read(hero)))
  await tree.save('pictures/home/new.night.svg', tall)
  await tree.remove('pictures/home/new.night.svg')
})
