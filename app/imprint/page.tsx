import { notFound } from 'next/navigation'
import { PageHead } from '@/app/_seo/page-head'
import { metadataOf } from '@/app/_seo/page-metadata'
import { Terms } from '@/components/sections/terms'
import { GroundPicture } from '@/components/ui/ground-picture'
import { content } from '@/lib/content'
import { legalFacts } from '@/lib/legal-facts'
import * as paths from '@/lib/url-paths'

export const generateMetadata = () => (content().site.legal ? metadataOf(paths.imprint) : {})

export default function ImprintPage() {
  const facts = legalFacts(content()) ?? notFound()
  const picture = content().site.legal?.picture
  return (
    <div className="with-ground">
      <PageHead path={paths.imprint} />
      <div className="wrap grid grid-cols-1 gap-x-6 gap-y-4 pt-10 md:grid-cols-[1fr_auto] lg:pt-14">
        <h1 className="ground-text text-hero">{content().labels.imprint.title}</h1>
        {picture ? (
          <GroundPicture
            picture={picture}
            sizes="(min-width: 64rem) 24rem, (min-width: 48rem) 18rem, 10rem"
            priority
            className="w-40 md:w-72 lg:w-96"
          />
        ) : null}
      </div>
      <div className="floor-sand ground bg-transparent [--ground-colour:var(--bg)]">
        <div className="wrap pb-20 lg:pb-28">
          <Terms items={facts} />
        </div>
      </div>
    </div>
  )
}
