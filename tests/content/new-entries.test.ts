import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { inspectProject } from '@/build/inspect-project.ts'
import { createEntry, slugOf } from '@/tools/new.ts'
import { copyContent } from './content-copy.ts'

test('a new entry is valid and has comments about each field', async () => {
  const copy = copyContent()
  for (const [kind, name, path] of [
    ['project', 'Harbour ferries', 'projects/harbour-ferries.yaml'],
    ['job', 'Ferry Engineer', 'jobs/ferry-engineer.yaml'],
    ['testimonial', 'Kim Lee', 'testimonials/kim-lee.yaml'],
    ['technology', 'Svelte', 'technologies/svelte.yaml'],
    ['app', 'Wren Maps', 'apps/wren-maps.yaml'],
    ['service', 'Quality assurance', 'services/quality-assurance.yaml'],
  ] as const) {
    const { file, next } = createEntry(copy.root, kind, name)
    expect(file).toBe(`content/${path}`)
    const text = copy.read(path)
    expect(text).toMatch(/^# yaml-language-server: \$schema=\.\.\/\.schemas\/\w+\.json\n/)
    expect(text).toContain(name)
    expect(text).toMatch(/^# TO DO {2}\w.*\n\w+:/m)
    expect(next.join('\n')).toContain('TO DO')
  }
  expect((await inspectProject(copy.root)).problems).toEqual([])
  expect(copy.read('jobs/ferry-engineer.yaml')).toContain(' (optional)\n# closes:\n')
  expect(copy.read('technologies/svelte.yaml')).toContain('# As in menus: React (1 to 30 characters)\nname: Svelte\n')
})

test('invalid arguments are reported, and nothing is written', () => {
  const copy = copyContent()
  expect(() => createEntry(copy.root, 'projct', 'A')).toThrow('There is no "projct". Did you mean "project"?')
  expect(() => createEntry(copy.root, 'project', 'TakeNote')).toThrow('content/projects/takenote.yaml already')
  expect(() => createEntry(copy.root, 'project', ' ')).toThrow('Give it a name')
  expect(() => createEntry(copy.root, 'project', 'wren '.repeat(13))).toThrow('at most 60')
  expect(copy.problems()).toEqual([])
  expect(readdirSync(join(copy.root, 'projects'))).toHaveLength(22)
})

test.each([
  ['Größe & Café', 'grosse-and-cafe'],
  ['  UI/UX  ', 'ui-ux'],
  ['Łódź', 'lodz'],
  ['Smørrebrød', 'smorrebrod'],
  ['Þórshöfn', 'thorshofn'],
  ['Ærø', 'aero'],
  ['Đà Nẵng', 'da-nang'],
  ['İstanbul', 'istanbul'],
  ['Привет, мир', 'privet-mir'],
  ['Ελλάδα', 'ellada'],
  ['北京', 'bei-jing'],
  ['مرحبا', 'mrhb'],
  ['Mr. & Mrs. Žižkov’s', 'mr-and-mrs-zizkov-s'],
])('the slug of %s is %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug)
})
