import { ButtonLink } from '@/components/ui/button'
import { CodeBlock } from '@/components/ui/code-block'
import { codeLabel } from '@/components/ui/code-languages'
import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import { insideSixColumns } from '@/components/ui/picture-sizes'
import { content, getService, type TechnologyEntry } from '@/lib/content'
import { pictureEntry } from '@/lib/pictures'
import * as paths from '@/lib/url-paths'
import { projectOf } from './interpolate'
import './hero.css'

const BELOW_LG = '(min-width: 48rem) 46vw, 15rem'
const SIZES = {
  desk: insideSixColumns(BELOW_LG),
  wide: insideSixColumns(BELOW_LG),
  phone: `(min-width: 86rem) 28rem, (min-width: 80rem) 33vw, ${BELOW_LG}`,
  split: insideSixColumns(BELOW_LG),
}

/** The floor of the caption, which is on the cover or below it. */
const CAPTION_FLOORS: Record<TechnologyEntry['hero']['layout'], string> = {
  desk: 'floor-paper',
  wide: 'floor-paper',
  phone: '',
  split: 'floor-paper',
}

/** In one of the four layouts of hero.css. */
export function Hero({ technology }: { technology: TechnologyEntry }) {
  const { name, hero, code, service } = technology
  const { closing } = content().technologiesPage
  return (
    <div className={`tech-${hero.layout} ${hero.layout === 'split' ? '' : 'tech-on-cover'}`}>
      <div className="tech-grid wrap">
        <div className="tech-background" />
        <div className="tech-head">
          <p className="label text-ink">
            <Link href={paths.service(service)} className="underline-offset-4 hover:underline">
              {getService(service).name}
            </Link>
            <span aria-hidden="true"> / </span>
            {name}
          </p>
          <h1 className="mt-6 text-hero lg:mt-8">{hero.title}</h1>
        </div>
        <div className="tech-copy">
          <p className="max-w-[46ch] text-balance text-lead text-muted">{hero.lead}</p>
          <p className="mt-8">
            <ButtonLink href={paths.contactAbout(projectOf(technology))} variant="solid">
              {closing.actionLabel}
            </ButtonLink>
          </p>
        </div>
        <div className="tech-picture">
          <Picture entry={pictureEntry(hero.picture.file)} alt={hero.picture.alt} sizes={SIZES[hero.layout]} />
        </div>
        <figure className="tech-figure">
          <div className="tech-card floor-paper min-w-0 rounded-control border-[1.5px] border-line-strong">
            <p className="label border-line-strong border-b-[1.5px] px-3 py-3 text-ink lg:px-5">{code.file}</p>
            <CodeBlock
              source={code.source}
              language={code.language}
              label={codeLabel(code.language, code.file)}
              className="px-3 py-4 lg:px-5 lg:py-5"
            />
          </div>
          <figcaption className={`tech-caption ${CAPTION_FLOORS[hero.layout]} text-muted text-small leading-snug`}>
            {code.caption}
          </figcaption>
        </figure>
      </div>
    </div>
  )
}
