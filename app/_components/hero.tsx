import { ButtonLink } from '@/components/ui/button'
import { CodeBlock } from '@/components/ui/code-block'
import { CodeCarousel } from '@/components/ui/code-carousel'
import { Picture } from '@/components/ui/picture'
import { FULL_BLEED } from '@/components/ui/picture-sizes'
import { content } from '@/lib/content'
import { pictureEntry } from '@/lib/pictures'
import { HeroCable } from './hero-cable'
import { StatTiles } from './stat-tiles'

export function Hero() {
  const { hero } = content().home
  const slides = hero.slides.map(({ label, file, language, source }) => ({
    label,
    file,
    code: (
      <CodeBlock source={source} language={language} label={`${label} code, ${file}`} className="px-3 pb-4 sm:px-4" />
    ),
  }))
  return (
    <div className="wrap isolate">
      <div className="hero-code grid grid-cols-12 pt-5 lg:gap-x-6 lg:pt-6">
        <div className="relative z-10 col-span-12 row-start-1 lg:col-start-1 lg:col-span-10">
          <p className="label flex items-center gap-2.5">
            <span className="size-2.5 rounded-full bg-teal" aria-hidden="true" />
            {hero.badge}
          </p>
          <h1 className="mt-3 max-w-[10.5em] text-hero lg:[text-wrap:wrap]">{hero.headline}</h1>
        </div>
        <div className="relative z-10 col-span-12 row-start-2 mt-5 lg:col-start-1 lg:col-span-5">
          <p className="max-w-[31rem] md:max-lg:max-w-none text-lead text-muted">{hero.lead}</p>
          <p className="mt-6 flex flex-wrap gap-2.5 sm:gap-3">
            <ButtonLink href={hero.primary.href}>{hero.primary.label}</ButtonLink>
            <ButtonLink href={hero.secondary.href} variant="secondary">
              {hero.secondary.label}
            </ButtonLink>
          </p>
        </div>
        <div className="relative col-span-12 row-start-3 -mx-5 mt-6 has-data-photograph:mx-0 md:mx-0 lg:col-span-8 lg:col-start-5 lg:row-span-3 lg:row-start-1 lg:mt-[min(7vw,7.5rem)] lg:-mr-[0.8%] lg:ml-10 lg:self-end xl:ml-16 2xl:ml-8 lg:has-data-photograph:col-span-7 lg:has-data-photograph:col-start-6 lg:has-data-photograph:row-span-2 lg:has-data-photograph:row-start-2 lg:has-data-photograph:mt-5 lg:has-data-photograph:mb-7 lg:has-data-photograph:self-start">
          <Picture
            entry={pictureEntry(hero.picture.file)}
            alt={hero.picture.alt}
            sizes={`(min-width: 86rem) 52rem, (min-width: 64rem) 58vw, ${FULL_BLEED}`}
            rooms={hero.rooms}
            priority
          />
          <HeroCable rooms={hero.slides.map(({ room }) => room)} />
        </div>
        {slides.length > 0 ? (
          <div className="col-span-12 row-start-4 mt-8 mb-8 self-end lg:col-start-1 lg:col-span-5 lg:row-start-3 lg:mt-7 lg:mb-7 xl:col-span-4">
            <CodeCarousel slides={slides} />
          </div>
        ) : null}
      </div>
      <StatTiles claims={hero.tiles} />
    </div>
  )
}
