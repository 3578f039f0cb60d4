import type { Field } from '@sveltia/cms'
import { z } from 'zod'
import { editorConfig } from '@/admin/config.ts'
import { formFields } from '@/admin/fields.ts'
import { fileToForm, formToFile } from '@/admin/form-values.ts'
import { editorPolicy } from '@/build/editor/content-security-policy.ts'
import { hostAddresses, hostFrom } from '@/build/editor/git-host.ts'
import { readFiles } from '@/lib/content/read-files.ts'
import { schemaOf } from '@/lib/content/schema-of-file.ts'
import { COLLECTIONS, SINGLETONS } from '@/lib/content/schemas/index.ts'
import { fieldsOf } from '@/lib/content/schemas/schema-introspection.ts'
import { FIXTURE_CONTENT } from '../fixtures/site.ts'

const FACTS = { pictures: [], next: { projects: 23 }, brand: 'Wrenhaus', url: 'https://wrenhaus.example', colours: '' }
const config = editorConfig({ mode: 'local', ...FACTS })
const KINDS = Object.entries<z.ZodType>({ ...COLLECTIONS, ...SINGLETONS })

/** All fields, including nested ones. */
function flatten(fields: readonly Field[]): Field[] {
  return fields.flatMap((field) => {
    const nested = 'fields' in field && Array.isArray(field.fields) ? field.fields : []
    const members = 'types' in field ? field.types.flatMap(({ fields = [] }) => fields) : []
    const item = 'field' in field && typeof field.field === 'object' ? [field.field] : []
    return [field, ...flatten(nested), ...flatten(members), ...flatten(item)]
  })
}

test.each(KINDS)('the form of %s has every field of its schema, with label and help text', (_, schema) => {
  const fields = flatten(formFields(schema))
  // The menu of a union stands for its discriminator, `kind`.
  const schemaFields = fieldsOf(schema).filter(({ pattern }) => !/\*$|(^|\.)kind$/.test(pattern))
  for (const { pattern, meta } of schemaFields) {
    const name = pattern.split('.').at(-1)
    const matching = fields.filter((field) => field.name === name && field.label === meta.title)
    expect([pattern, matching.length > 0]).toEqual([pattern, true])
    expect(matching.some((field) => 'hint' in field && field.hint)).toBe(true)
  }
})

test('list fields have the limits of their schemas', () => {
  const bounds = (name: string) => formFields(COLLECTIONS.jobs).find((field) => field.name === name)
  expect(bounds('responsibilities')).toMatchObject({ min: 1, max: 12 })
  expect(formFields(COLLECTIONS.projects).find(({ name }) => name === 'category')).toHaveProperty('min')
})

test('every collection and singleton has a form', () => {
  const names = [...(config.collections ?? []), ...(config.singletons ?? [])].flatMap((entry) =>
    'name' in entry ? [entry.name] : [],
  )
  expect([...names].sort()).toEqual(KINDS.map(([kind]) => kind).sort())
})

test('converting a file to form values and back does not change it', () => {
  const { files, pictures } = readFiles(FIXTURE_CONTENT)
  expect(files.length).toBeGreaterThan(60)
  for (const { kind, source, value } of files) {
    const schema = z.custom<keyof typeof COLLECTIONS>().parse(kind)
    const form = fileToForm(schemaOf(schema), value, pictures)
    expect([source.file, formToFile(schemaOf(schema), form)]).toEqual([source.file, value])
  }
})

test('an empty optional object is omitted', () => {
  const schema = z.strictObject({ name: z.string(), pay: z.strictObject({ from: z.number() }).optional() })
  expect(formToFile(schema, { name: 'A', pay: { from: null } })).toEqual({ name: 'A' })
  expect(formToFile(schema, { name: 'A', pay: { from: 1 } })).toEqual({ name: 'A', pay: { from: 1 } })
})

describe('on the deployed site', () => {
  test('the editor is off by default', () => {
    expect(hostFrom({})).toBeUndefined()
    expect(() => hostFrom({ EDITOR_BACKEND: 'github' })).toThrow('EDITOR_REPO is ""')
    expect(() => hostFrom({ EDITOR_BACKEND: 'svn', EDITOR_REPO: 'a/b' })).toThrow('EDITOR_BACKEND is "svn"')
  })

  test('it uses pull requests and connects only to its host', () => {
    const host = hostFrom({ EDITOR_BACKEND: 'gitea', EDITOR_REPO: 'a/b', EDITOR_BASE_URL: 'https://git.example/x' })
    if (!host) throw new Error('no host')
    const { publish_mode, backend } = editorConfig({ mode: 'host', host, ...FACTS })
    expect(publish_mode).toBe('editorial_workflow')
    expect(backend).toMatchObject({ name: 'gitea', repo: 'a/b', branch: 'main' })
    expect(editorPolicy(hostAddresses(host))).toMatch(/connect-src 'self' blob: data: https:\/\/git\.example;/)
    expect(editorPolicy([])).not.toContain('http')
  })
})
