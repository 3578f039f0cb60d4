import { z } from 'zod'
import { reference, slug, text } from './common.ts'
import { field } from './field.ts'

/** content/toolbox.yaml: the tools by id. */
export const toolbox = z
  .record(
    slug,
    z.strictObject({
      name: field('Name', 'The official spelling: Next.js', text(1, 30)),
      icon: field('Icon', 'A slug of the simple-icons package: nextdotjs', slug.optional()),
      technology: field('Technology', 'The page about it, if there is one.', reference('technologies').optional()),
    }),
  )
  .meta({ nameOfEach: ['Id', 'The name that projects and technologies use: lower-case words joined by hyphens.'] })
