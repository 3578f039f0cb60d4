import { HeroPicture } from '@/components/motion/hero-picture'
import { ArrowLink } from '@/components/ui/arrow-link'
import { ButtonLink } from '@/components/ui/button'
import { CodeBlock } from '@/components/ui/code-block'
import { Picture } from '@/components/ui/picture'
import { PictureRegions } from '@/components/ui/picture-regions'
import { FULL_BLEED } from '@/components/ui/picture-sizes'
import { content } from '@/lib/content'
import { pictureEntry } from '@/lib/pictures'
import { FrontWall } from './front-wall'
import { HeroCode } from './hero-code'
import { StatTiles } from './stat-tiles'

const HOUSE_SIZES = `(min-width: 86rem) 52rem, (min-width: 64rem) 58vw, ${FULL_BLEED}`

export function Hero() {
  const { hero } = content().home
  const { width, height } = pictureEntry(hero.picture.file).day
  const roomForButton = hero.frontWall ? 'max-lg:mb-14' : ''
  const slides = hero.slides.map(({ label, file, language, source, cable = [] }) => ({
    label,
    file,
    cable,
    code: (
      <CodeBlock source={source} language={language} label={`${label} code, ${file}`} className="px-3 pb-4 sm:px-4" />
    ),
  }))
  return (
    <div className="wrap isolate">
      <div className="grid grid-cols-12 pt-5 lg:gap-x-6 lg:pt-6">
        <div className="relative z-10 col-span-12 row-start-1 lg:col-start-1 lg:col-span-10">
          <p className="label flex items-center gap-3">
            <span className="size-2.5 rounded-full bg-teal" aria-hidden="true" />
            {hero.badge}
          </p>
          <h1 className="mt-3 max-w-[11em] text-hero lg:text-wrap">{hero.headline}</h1>
        </div>
        <div className="relative z-10 col-span-12 row-start-2 mt-5 lg:col-start-1 lg:col-span-5">
          <p className="max-w-[34rem] md:max-lg:max-w-none text-lead text-muted">{hero.lead}</p>
          <p className="mt-6 flex flex-wrap items-center gap-3">
            <ButtonLink {...hero.primary} />
            <ButtonLink {...hero.secondary} variant="secondary" />
            {hero.more ? <ArrowLink href={hero.more.href}>{hero.more.label}</ArrowLink> : null}
          </p>
        </div>
        <HeroCode
          picture={
            <>
              <HeroPicture hasRegions={hero.picture.regions !== undefined}>
                <Picture picture={hero.picture} sizes={HOUSE_SIZES} priority className={roomForButton}>
                  <PictureRegions regions={hero.picture.regions} aspectRatio={width / height} />
                </Picture>
              </HeroPicture>
              {hero.frontWall ? (
                <FrontWall label={hero.frontWall.label}>
                  <Picture picture={hero.frontWall.picture} sizes={HOUSE_SIZES} />
                </FrontWall>
              ) : null}
            </>
          }
          size={{ width, height }}
          slides={slides}
        />
      </div>
      <StatTiles claims={hero.tiles} />
    </div>
  )
}
