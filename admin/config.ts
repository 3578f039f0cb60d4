import type { Backend, CmsConfig, CollectionFile, EntryCollection } from '@sveltia/cms'
import type { z } from 'zod'
import { COLLECTIONS, SINGLETONS } from '../lib/content/schemas/index.ts'
import { MAX_SIDE } from '../lib/content/schemas/picture-shapes.ts'
import { fieldsOf } from '../lib/content/schemas/schema-introspection.ts'
import { formFields } from './fields.ts'
import { COLLECTION_LABELS, SINGLETON_LABELS } from './labels.ts'
import { PUBLIC_PICTURES } from './picture-urls.ts'
import type { EditorSettings, HostSettings } from './settings.ts'

/** The name under which main.ts registers the file format of a kind. */
export const formatName = (kind: string) => `content-${kind}`

/** The configuration of the CMS, with forms generated from the content schemas. */
export function editorConfig(settings: EditorSettings): CmsConfig {
  return {
    load_config_file: false,
    backend: settings.mode === 'host' ? hostBackend(settings.host) : LOCAL,
    ...(settings.mode === 'host' ? { publish_mode: 'editorial_workflow' as const } : {}),
    app_title: `${settings.brand} · Editor`,
    ...(settings.logo ? { logo: { src: settings.logo } } : {}),
    site_url: settings.url,
    media_folder: 'content/pictures',
    public_folder: PUBLIC_PICTURES.slice(0, -1),
    media_libraries: {
      default: {
        config: {
          slugify_filename: true,
          multiple: false,
          transformations: {
            raster_image: { format: 'webp', quality: 90, width: MAX_SIDE, height: MAX_SIDE },
          },
        },
      },
      stock_assets: { providers: [] },
    },
    slug: { encoding: 'ascii', clean_accents: true },
    output: { omit_empty_optional_fields: true },
    collections: keysOf(COLLECTION_LABELS).map((kind) => entryCollection(kind, COLLECTIONS[kind], settings.next[kind])),
    singletons: keysOf(SINGLETON_LABELS).map((kind) => collectionFile(kind, SINGLETONS[kind])),
  }
}

function keysOf<Labels extends object>(labels: Labels): (keyof Labels & string)[] {
  return Object.keys(labels).filter((key): key is keyof Labels & string => key in labels)
}

function entryCollection(
  kind: keyof typeof COLLECTION_LABELS,
  schema: z.ZodType,
  next: number | undefined,
): EntryCollection {
  const { label, singular, title, icon, help } = COLLECTION_LABELS[kind]
  const fields = formFields(schema)
  const position = fields.some(({ name }) => name === 'order') ? 'order' : 'id'
  const positionField = fields.find(({ name }) => name === position)
  if (next !== undefined && positionField) Object.assign(positionField, { default: next })
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

function collectionFile(kind: keyof typeof SINGLETON_LABELS, schema: z.ZodType): CollectionFile {
  const { label, icon } = SINGLETON_LABELS[kind]
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

/** New pictures are stored in the folder of the schema's first picture field, but for that of shared links. */
function pictureFolder(schema: z.ZodType) {
  const name = fieldsOf(schema).find(({ pattern, meta }) => meta.pictures && !/^seo\b/.test(pattern))?.meta.pictures
  return name ? { media_folder: `/content/pictures/${name}`, public_folder: `${PUBLIC_PICTURES}${name}` } : {}
}

/** The CMS requires a backend even when it edits a local directory. */
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
