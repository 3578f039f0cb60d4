import type { Field } from '@sveltia/cms'
import { z } from 'zod'
import { checkDraft } from '@/admin/check.ts'
import { editorConfig } from '@/admin/config.ts'
import { formFields } from '@/admin/fields.ts'
import { fileToForm, formToFile } from '@/admin/form-values.ts'
import { editorPolicy } from '@/build/editor/content-security-policy.ts'
import { hostAddresses, hostFrom } from '@/build/editor/git-host.ts'
import { contentSettings } from '@/build/editor/settings-from-content.ts'
import { type Kind, readFiles } from '@/lib/content/read-files.ts'
import { schemaOf } from '@/lib/content/schema-of-file.ts'
import { COLLECTIONS, SINGLETONS } from '@/lib/content/schemas/index.ts'
import { fieldsOf } from '@/lib/content/schemas/schema-introspection.ts'
import { FIXTURE_CONTENT } from '../fixtures/site.ts'

const FACTS = contentSettings(FIXTURE_CONTENT)
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
  for (const { pattern, meta } of fieldsOf(schema).filter(({ pattern }) => !/\*$|(^|\.)kind$/.test(pattern))) {
    const name = pattern.split('.').at(-1)
    const matching = fields.filter((field) => field.name === name && field.label === meta.title)
    expect([pattern, matching.length > 0]).toEqual([pattern, true])
    expect(matching.some((field) => 'hint' in field && field.hint)).toBe(true)
  }
})

test('every collection and singleton has a form, and list fields have the limits of their schemas', () => {
  const forms = [...(config.collections ?? []), ...(config.singletons ?? [])]
  const names = forms.flatMap((form) => ('name' in form ? [form.name] : []))
  expect(names.sort()).toEqual(KINDS.map(([kind]) => kind).sort())
  const duties = formFields(COLLECTIONS.jobs).find(({ name }) => name === 'responsibilities')
  expect(duties).toMatchObject({ min: 1, max: 12 })
  const contact = forms.find((form) => 'name' in form && form.name === 'contact')
  expect(contact).toMatchObject({ media_folder: '/content/pictures/contact' })
})

test.each(['content', FIXTURE_CONTENT])('each file of %s is valid and the same after editing nothing', async (root) => {
  const { files, pictures } = readFiles(root)
  expect(files.length).toBeGreaterThan(20)
  for (const { kind, source, value } of files) {
    const schema = schemaOf(z.custom<Kind>().parse(kind))
    const edited = formToFile(schema, fileToForm(schema, value, pictures))
    const text = (one: unknown) => JSON.stringify(one, (_, part) => (part?.length === 0 ? undefined : part))
    expect([source.file, JSON.parse(text(edited))]).toEqual([source.file, JSON.parse(text(value))])
    const draft = { path: source.file.replace('content/', ''), text: JSON.stringify(value), schema, pictures: [] }
    expect(await checkDraft(draft, { mode: 'host', placeholders: contentSettings(root).placeholders })).toEqual([])
  }
})

test('the form limits the length of a text, unless a fact or claim has another one', () => {
  const description = formFields(SINGLETONS.site).find(({ name }) => name === 'description')
  const [pattern = ''] = Object(description).pattern
  const long = 'ü'.repeat(160)
  const accepted = ['ü', long, `${long}ü`, `${long}{fact:a}`].map((text) => new RegExp(pattern).test(text))
  expect(accepted).toEqual([false, true, false, true])
})

test('an empty optional object is omitted', () => {
  const schema = z.strictObject({ pay: z.strictObject({ from: z.number() }).optional() })
  expect([null, 1].map((from) => formToFile(schema, { pay: { from } }))).toEqual([{}, { pay: { from: 1 } }])
})

test('on the deployed site the editor is off, or uses pull requests and connects only to its host', () => {
  expect(hostFrom({})).toBeUndefined()
  expect(() => hostFrom({ EDITOR_BACKEND: 'github' })).toThrow('EDITOR_REPO is ""')
  expect(() => hostFrom({ EDITOR_BACKEND: 'svn', EDITOR_REPO: 'a/b' })).toThrow('EDITOR_BACKEND is "svn"')
  const host = hostFrom({ EDITOR_BACKEND: 'gitea', EDITOR_REPO: 'a/b', EDITOR_BASE_URL: 'https://git.example/x' })
  if (!host) throw new Error('no host')
  const { publish_mode, backend } = editorConfig({ mode: 'host', host, ...FACTS })
  expect(publish_mode).toBe('editorial_workflow')
  expect(backend).toMatchObject({ name: 'gitea', repo: 'a/b', branch: 'main' })
  expect(editorPolicy(hostAddresses(host))).toMatch(/connect-src 'self' blob: data: https:\/\/git\.example;/)
  expect(editorPolicy([])).not.toContain('http')
})
