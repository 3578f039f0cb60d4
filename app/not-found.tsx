import type { Metadata } from 'next'
import { Picture } from '@/components/ui/picture'
import { content, projectsPath } from '@/lib/content'
import { fullTitle } from '@/lib/seo/metadata'
import { NotFoundMessage } from './_not-found/not-found-message'
import { mainRoutes } from './_not-found/suggested-routes'

export function generateMetadata(): Metadata {
  const { seo } = content().notFound
  return { description: seo.description, robots: { index: false } }
}

export default function NotFound() {
  const { notFound, site } = content()
  const { seo, title, text, project, picture, suggestions } = notFound
  return (
    <div className="overflow-hidden">
      <title>{fullTitle(seo.title, site.brand)}</title>
      <div className="wrap grid gap-x-6 gap-y-8 pt-10 pb-16 lg:min-h-[calc(100svh-var(--header-height))] lg:grid-cols-12 lg:content-center lg:gap-y-10 lg:py-9">
        <NotFoundMessage
          message={{ title, text }}
          project={{
            title: project.title,
            text: project.text,
            back: { label: project.back, href: projectsPath() },
          }}
          suggestions={suggestions}
          fallback={mainRoutes()}
        >
          {picture ? (
            <Picture
              picture={picture}
              sizes="(min-width: 86rem) 48rem, (min-width: 64rem) 51vw, 93vw"
              priority
              maxHeight="36rem"
              className="w-full lg:col-span-6 lg:col-start-7 lg:row-span-2 lg:row-start-1 lg:self-center"
            />
          ) : null}
        </NotFoundMessage>
      </div>
    </div>
  )
}
