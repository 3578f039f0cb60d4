import type { Metadata } from 'next'
import { Picture } from '@/components/ui/picture'
import { content } from '@/lib/content'
import { paths } from '@/lib/paths'
import { pictureEntry } from '@/lib/pictures'
import { Lost } from './_not-found/lost'
import { mainRoutes } from './_not-found/routes'

export function generateMetadata(): Metadata {
  const { seo } = content().notFound
  return { title: seo.title, description: seo.description, robots: { index: false } }
}

export default function NotFound() {
  const { title, text, project, picture, suggestions } = content().notFound
  return (
    <div className="overflow-hidden">
      <div className="wrap grid gap-x-6 gap-y-10 pt-10 pb-16 lg:min-h-[calc(100svh-var(--header-height))] lg:grid-cols-12 lg:items-center lg:py-12">
        <div className="relative z-10 lg:col-span-6 lg:col-start-1 lg:row-start-1">
          <Lost
            message={{ title, text }}
            project={{
              title: project.title,
              text: project.text,
              back: { label: project.back, href: paths.projects },
            }}
            suggestions={suggestions}
            fallback={mainRoutes()}
          />
        </div>
        <Picture
          entry={pictureEntry(picture.file)}
          alt={picture.alt}
          sizes="(min-width: 86rem) 45rem, (min-width: 64rem) 54vw, 94vw"
          priority
          className="block lg:-mr-24 lg:col-span-6 lg:col-start-7 lg:row-start-1"
        />
      </div>
    </div>
  )
}
