import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createEntry, slugOf } from '@/tools/new.ts'
import { copyContent } from './content-copy.ts'

test.each([
  ['project', 'Harbour ferries', 'projects/harbour-ferries'],
  ['job', 'Ferry Engineer', 'jobs/ferry-engineer'],
  ['testimonial', 'Kim Lee', 'testimonials/kim-lee'],
  ['technology', 'Svelte', 'technologies/svelte'],
  ['app', 'Wren Maps', 'apps/wren-maps'],
  ['service', 'Quality assurance', 'services/quality-assurance'],
])('a new %s is valid, says in comments what each field wants, and what to do next', (kind, name, path) => {
  const copy = copyContent()
  const { file, next } = createEntry(copy.root, kind, name)
  expect(file).toBe(`content/${path}.yaml`)
  expect(copy.problems()).toEqual([])
  const text = copy.read(`${path}.yaml`)
  expect(text).toMatch(/^# yaml-language-server: \$schema=\.\.\/\.schemas\/\w+\.json\n/)
  expect(text).toContain(name)
  expect(text).toMatch(/^# TO DO {2}\w.*\n\w+:/m)
  expect(next.join('\n')).toContain('TO DO')
  const picture = /^ {2}file: (\w+\/\S+)$/m.exec(text)?.[1]
  if (picture) expect(existsSync(join(copy.root, 'pictures', `${picture}.webp`))).toBe(true)
})

test('an optional field stands there as a comment', () => {
  const copy = copyContent()
  createEntry(copy.root, 'job', 'Ferry Engineer')
  expect(copy.read('jobs/ferry-engineer.yaml')).toContain('Optional.\n# closes:\n')
})

test('what cannot be made is said in a sentence, and nothing is written', () => {
  const copy = copyContent()
  expect(() => createEntry(copy.root, 'projct', 'A')).toThrow('There is no "projct". Did you mean "project"?')
  expect(() => createEntry(copy.root, 'project', 'TakeNote')).toThrow('content/projects/takenote.yaml already')
  expect(() => createEntry(copy.root, 'project', ' ')).toThrow('Give it a name')
  expect(() =>
    createEntry(copy.root, 'project', `A project whose name is ${'far '.repeat(9)}too long for any card`),
  ).toThrow('at most 60')
  expect(
    existsSync(join(copy.root, `projects/a-project-whose-name-is-${'far-'.repeat(9)}too-long-for-any-card.yaml`)),
  ).toBe(false)
})

test.each([
  ['Größe & Café', 'grosse-and-cafe'],
  ['  UI/UX  ', 'ui-ux'],
])('the address of %s is %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug)
})
