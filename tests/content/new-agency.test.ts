/** `npm run new`, `npm run rebrand` and its `--clear`: what they write is valid, and says what to write. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inspectProject } from '@/build/inspect-project.ts'
import { fillClaims } from '@/lib/content/claim-placeholders.ts'
import { loadContent } from '@/lib/content/load.ts'
import { readFiles } from '@/lib/content/read-files.ts'
import { findRemainders } from '@/lib/content/sample-content.ts'
import { createEntry, slugOf } from '@/tools/new.ts'
import { rebrand } from '@/tools/rebrand/apply.ts'
import { clearContent, TO_READ } from '@/tools/rebrand/clear.ts'
import { rewriteContent } from '@/tools/rebrand/rewrite-content.ts'
import { ContentCopy, TODAY } from './content-copy.ts'

const LOGO = 'components/ui/mark.svg'
const LOGO_MARK = '../components/ui/logo-mark.tsx'
const ENTRIES = [
  ['project', 'Harbour bells', 'projects/harbour-bells.yaml'],
  ['job', 'Ferry Engineer', 'jobs/ferry-engineer.yaml'],
  ['testimonial', 'Kim Lee', 'testimonials/kim-lee.yaml'],
  ['technology', 'Svelte', 'technologies/svelte.yaml'],
  ['app', 'Tide Tables', 'apps/tide-tables.yaml'],
  ['service', 'Quality assurance', 'services/quality-assurance.yaml'],
] as const

test('new entries are valid, with a comment on each field, also in cleared content', async () => {
  const copy = new ContentCopy()
  const create = () => ENTRIES.map(([kind, name]) => createEntry(copy.root, kind, name))
  create()
  for (const [, name, path] of ENTRIES) {
    expect(copy.read(path)).toMatch(/^# yaml-language-server: \$schema=\.\.\/\.schemas\/\w+\.json\n/)
    expect(copy.read(path)).toMatch(/^# \w.*\n\w+:\s.*TO DO/m)
    expect(copy.read(path)).toContain(name)
  }
  expect(copy.read('jobs/ferry-engineer.yaml')).toContain(' (optional)\n# closes:\n')
  expect(copy.read('technologies/svelte.yaml')).toContain('# As in menus: React (1 to 30 characters)\nname: Svelte\n')
  expect(await copy.allProblems()).toEqual([])
  clearContent(copy.root)
  create()
  expect(copy.read('apps/tide-tables.yaml')).toMatch(/^button: "TO DO/m)
  expect(await copy.allProblems()).toEqual([])
})

test('what a new project may leave out is there as comments, of which nothing but the values is missing', () => {
  const copy = new ContentCopy()
  createEntry(copy.root, 'project', 'Pilot')
  const text = copy.read('projects/pilot.yaml')
  expect(text).toContain('# links:\n#     # The text of the link: Visit the shop (2 to 30 characters)\n#   - label:\n')
  copy.write('projects/pilot.yaml', text.replace(/^( *)# (?=(?: *(?:- )?\w+:| +-| +# .*)$)/gm, '$1'))
  expect(copy.problems()).not.toEqual([])
  expect(copy.problems().filter((problem) => !/, got nothing$/.test(problem))).toEqual([])
})

test.each([
  ['Svelte', 'tool: svelte\n', 'svelte:\n  name: Svelte\n  technology: svelte\n'],
  ['Grafana', 'tool: grafana\n', 'grafana: { name: Grafana, icon: grafana, technology: grafana }\n'],
  ['C', 'tool: c\n', 'c: { name: C, icon: c, technology: c }\n'],
  ['C++', 'tool: c-plus-plus\n', 'c-plus-plus:\n  name: C++\n  technology: c-plus-plus\n'],
  ['NMEA 2000', 'tool: nmea\n', 'nmea: { name: NMEA 2000, technology: nmea-2000 }\n'],
])('the technology %s has its own tool, which leads to its page', (name, tool, entry) => {
  const copy = new ContentCopy()
  createEntry(copy.root, 'technology', name)
  expect(copy.read(`technologies/${slugOf(name)}.yaml`)).toContain(`shown.\n${tool}`)
  expect(copy.read('toolbox.yaml')).toContain(`\n${entry}`)
})

test.each([
  ['project', 'Overfart', 'content/projects/overfart.yaml already'],
  ['project', '🚢', 'Give it a name with letters'],
  ['constructor', 'Pilot', 'There is no "constructor"'],
  ['technology', '', 'npm run new -- technology "<name>"'],
  ['project', 'wren '.repeat(13), 'at most 60'],
])('npm run new -- %s "%s" is refused', (kind, name, message) => {
  const { root } = new ContentCopy()
  expect(() => createEntry(root, kind, name)).toThrow(message)
})

const SLUGS = `Größe & Café = grosse-and-cafe, Łódź = lodz, C# = c-sharp, Smørrebrød = smorrebrod, Qəbələ Әуе = qebele-aue, 北京 = bei-jing,
  GROẞ №① = gross-no1, Mr. & Mrs. Žižkov’s = mr-and-mrs-zizkov-s`

test.each(SLUGS.split(/,\s+/).map((line) => line.split(' = ')))('the address of %s is %s', (name = '', slug) =>
  expect(slugOf(name)).toBe(slug),
)

test('cleared content says what to write, but for pages that are to be read', async () => {
  const { root } = new ContentCopy()
  clearContent(root)
  const { content, read } = await inspectProject(root)
  expect([content?.services, content?.technologies, content?.projects].map((list) => list?.length)).toEqual([1, 1, 1])
  expect(content?.home.hero.picture).not.toHaveProperty('regions')
  expect(content?.home.hero.lead).toMatch(/^TO DO \d+: Two or three sentences below the headline\./)
  expect(read.pictures.filter((path) => !/\/placeholder(-portrait)?\.webp$/.test(path))).toEqual([])
  const unwritten = new Set(findRemainders(root).map(({ file }) => file))
  const quiet = read.files.filter(({ source }) => !unwritten.has(source.file)).map(({ kind }) => kind)
  expect(quiet.filter((kind) => !TO_READ.includes(kind))).toEqual([])
})

test('a rebrand replaces facts, name, colours and logo, and names texts that say the old name by hand', async () => {
  const copy = new ContentCopy()
  copy.write(LOGO_MARK, '')
  copy.set('contact.yaml', 'lead: "{fact:brand}, not Brücke & Sønderby: write to us about what you need."')
  const messages = await rebrand(copy.project, {
    ...{ name: 'Fjord & Co', url: 'https://fjord.example/', email: 'post@fjord.example' },
    ...{ careersEmail: 'jobs@fjord.example', accent: '#0B5C8A', logo: LOGO },
  })
  const byHand = `content/site.yaml:${copy.line('site.yaml', 'description:')}  description`
  expect(messages).toContain(`The old name stands by hand in ${byHand}; {fact:brand} is the name.`)
  expect(messages.join()).not.toMatch(/contact.yaml:\d+ {2}lead/)
  const { site, contact } = loadContent(copy.root, TODAY)
  expect(site).toMatchObject({ brand: 'Fjord & Co', url: 'https://fjord.example', founded: 2016 })
  const { emails, colours } = site
  expect(emails).toEqual({ general: 'post@fjord.example', careers: 'jobs@fjord.example' })
  expect([colours.accent, colours.coral]).toEqual(['#0B5C8A', '#F2B134'])
  expect(contact.lead).toBe('Fjord & Co, not Brücke & Sønderby: write to us about what you need.')
  expect(copy.read('site.yaml')).toMatch(/^# A small agency/)
  const [signature = 'none'] = /export function .*/.exec(readFileSync('components/ui/logo-mark.tsx', 'utf8')) ?? []
  expect(copy.read(LOGO_MARK)).toContain('/mark.svg')
  expect(copy.read(LOGO_MARK)).toContain(signature)
})

test('texts that are too long beside a longer name are named, unless all content will be cleared', async () => {
  const name = 'Hendersons & Whitfield Digital'
  const { project, root } = new ContentCopy()
  const [message] = await rebrand(project, { name })
  expect(message).toMatch(/^Still to do by hand: content\/home\.yaml:\d+ {2}seo\.title {2}expected a title of at most/)
  expect(readFiles(root).files.find(({ kind }) => kind === 'site')?.value).toMatchObject({ brand: name })
})

const NAMES = 'Web → Zed, Cash → Cash $& Carry, A+B (C) → $1 Shop, Kit → Kitt #1'.split(', ')

test.each(NAMES.map((line) => line.split(' → ')))('from %s to %s, no other word is taken for the name', (...names) => {
  const copy = new ContentCopy()
  const lead = 'WebKit, Web Content Accessibility Guidelines, cash in The Kit: our A+B; by {fact:brand}.'
  copy.set('contact.yaml', `lead: "${lead}"`)
  for (const name of names)
    for (const [path, text = ''] of rewriteContent(copy.root, { name }, [])) copy.write(path, text)
  const { files } = fillClaims(readFiles(copy.root).files)
  expect(files.find(({ kind }) => kind === 'site')?.value).toMatchObject({ brand: names[1] })
  expect(files.find(({ kind }) => kind === 'contact')?.value).toMatchObject({
    lead: lead.replace('{fact:brand}', () => names[1] ?? ''),
  })
})

test.each<[string, string, string | undefined, RegExp, number?]>([
  ['with currentColor', 'currentColor', undefined, /fill="#F7F9FC"/],
  ['with another one for dark backgrounds', '#202020', '#eeeeee', /fill="#eeeeee"/],
  ['that is dark', '#202020', undefined, /can hardly be seen on #\w+, .+ --logo-dark/],
  ['that is a word', '#1f6f9f', undefined, /becomes tiny in the square/, 36],
])('a logo %s', async (_, colour, dark, expected, width = 9) => {
  const copy = new ContentCopy()
  const draw = (name: string, fill: string) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 9"><path fill="${fill}" d="M1 1h7v7z"/></svg>`
    copy.write(`../${name}`, svg)
    return join(copy.project, name)
  }
  copy.write(LOGO_MARK, '')
  const logo = draw('logo.svg', colour)
  const messages = await rebrand(copy.project, dark ? { logo, logoDark: draw('dark.svg', dark) } : { logo })
  const darkFile = join(copy.project, 'public/mark-dark.svg')
  expect(copy.read(LOGO_MARK).includes('/mark-dark.svg')).toBe(existsSync(darkFile))
  if (existsSync(darkFile)) expect(readFileSync(darkFile, 'utf8')).toMatch(expected)
  else expect(messages).toEqual([expect.stringMatching(expected)])
})

test.each([
  [{ accent: '#8AC7F0' }, /colours\.accent .* against paper .*, such as "#[0-9a-f]{6}", got 1\.\d+ : 1/],
  [{ coral: 'blue' }, /colours\.coral {2}expected a colour like #0000ff, got "blue"/],
  [{ logo: 'package.json' }, /package\.json:\d+ {2}expected well-formed XML/],
  [{ logo: 'lost.svg' }, /lost\.svg is no file/],
  [{ email: 'post at fjord' }, /emails\.general {2}expected an email address/],
])('%j is refused, and nothing is changed', async (brand, message) => {
  const copy = new ContentCopy()
  const before = copy.read('site.yaml')
  await expect(rebrand(copy.project, { name: 'Fjord', ...brand })).rejects.toThrow(message)
  expect(copy.read('site.yaml')).toBe(before)
})
