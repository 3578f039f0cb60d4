import type { Backend, CmsConfig, CollectionFile, EntryCollection } from '@sveltia/cms'
import type { z } from 'zod'
import { COLLECTIONS, SINGLETONS } from '../lib/content/schemas/index.ts'
import { fieldsOf } from '../lib/content/schemas/schema-introspection.ts'
import { formFields } from './fields.ts'
import { COLLECTION_WORDS, SINGLETON_WORDS } from './names.ts'
import type { EditorSettings, HostSettings } from './settings.ts'
import { PUBLIC_PICTURES } from './shape.ts'

/** The widest that any layout shows a picture, twice as dense. */
const WIDEST = 2000

/** The name of the file format of a kind: see formats.ts. */
export const formatName = (kind: string) => `content-${kind}`

/** The forms of the visual editor, made from the schemas of the content: nothing is said here that a schema says. */
export function editorConfig(settings: EditorSettings): CmsConfig {
  return {
    load_config_file: false,
    backend: settings.mode === 'host' ? hostBackend(settings.host) : LOCAL,
    ...(settings.mode === 'host' ? { publish_mode: 'editorial_workflow' as const } : {}),
    app_title: `${settings.brand} · Editor`,
    site_url: settings.url,
    media_folder: 'content/pictures',
    public_folder: PUBLIC_PICTURES.slice(0, -1),
    media_libraries: {
      default: {
        config: {
          slugify_filename: true,
          multiple: false,
          transformations: { raster_image: { format: 'webp', quality: 90, width: WIDEST, height: WIDEST } },
        },
      },
      stock_assets: { providers: [] },
    },
    slug: { encoding: 'ascii', clean_accents: true },
    output: { omit_empty_optional_fields: true },
    collections: names(COLLECTION_WORDS).map((kind) => folder(kind, COLLECTIONS[kind], settings.next[kind])),
    singletons: names(SINGLETON_WORDS).map((kind) => file(kind, SINGLETONS[kind])),
  }
}

function names<Words extends object>(words: Words): (keyof Words & string)[] {
  return Object.keys(words).filter((name): name is keyof Words & string => name in words)
}

function folder(kind: keyof typeof COLLECTION_WORDS, schema: z.ZodType, next: number | undefined): EntryCollection {
  const { label, singular, title, icon, help } = COLLECTION_WORDS[kind]
  const all = formFields(schema)
  const position = all.some(({ name }) => name === 'order') ? 'order' : 'id'
  const fields = all.map((field) =>
    next !== undefined && field.name === position ? Object.assign(field, { default: next }) : field,
  )
  return {
    name: kind,
    label,
    label_singular: singular,
    description: help,
    icon,
    folder: `content/${kind}`,
    ...pictureFolder(schema),
    extension: 'yaml',
    format: formatName(kind),
    identifier_field: title,
    slug: {
      template: `{{${title}}}`,
      editable: ['create'],
      hint: 'The name of the file, and the last part of the address where the site has a page for it.',
      pattern: [/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Expected lower-case words joined by hyphens.'],
    },
    summary: `{{${title}}}`,
    sortable_fields: { fields: [position, title], default: { field: position } },
    create: true,
    fields,
  }
}

function file(kind: keyof typeof SINGLETON_WORDS, schema: z.ZodType): CollectionFile {
  const { label, icon } = SINGLETON_WORDS[kind]
  return {
    name: kind,
    label,
    icon,
    file: `content/${kind}.yaml`,
    format: formatName(kind),
    ...pictureFolder(schema),
    fields: formFields(schema),
  }
}

/** Where new pictures of a file go: the folder of its first picture. */
function pictureFolder(schema: z.ZodType) {
  const name = fieldsOf(schema).find(({ meta }) => meta.pictures)?.meta.pictures
  return name ? { media_folder: `/content/pictures/${name}`, public_folder: `${PUBLIC_PICTURES}${name}` } : {}
}

/** The CMS wants to know a host, and then works on the local folder that it is offered. */
const LOCAL: Backend = { name: 'gitea', repo: 'local/site', branch: 'main', auth_methods: ['token'] }

function hostBackend({ name, repo, branch, appId, baseUrl, apiRoot }: HostSettings): Backend {
  const common = {
    repo,
    branch,
    commit_messages: {
      create: 'Add {{collection}} {{slug}}',
      update: 'Change {{collection}} {{slug}}',
      delete: 'Remove {{collection}} {{slug}}',
      uploadMedia: 'Add {{path}}',
      deleteMedia: 'Remove {{path}}',
    },
    ...(baseUrl ? { base_url: baseUrl } : {}),
    ...(apiRoot ? { api_root: apiRoot } : {}),
  }
  const signIn = appId ? { app_id: appId } : { auth_methods: ['token' as const] }
  switch (name) {
    case 'gitlab':
      return { ...common, ...signIn, name, ...(appId ? { auth_type: 'pkce' as const } : {}) }
    case 'gitea':
      return { ...common, ...signIn, name }
    case 'github':
      return { ...common, name, ...(baseUrl ? {} : { auth_methods: ['token'] }) }
  }
}
