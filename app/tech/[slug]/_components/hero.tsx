import { ButtonLink } from '@/components/ui/button'
import { CodeBlock } from '@/components/ui/code-block'
import { Link } from '@/components/ui/internal-link'
import { Picture } from '@/components/ui/picture'
import { columnSizes, TWO_COLUMNS } from '@/components/ui/picture-sizes'
import { codeLabel } from '@/lib/code-languages'
import { content, getService, type TechnologyEntry } from '@/lib/content'
import { pictureEntry } from '@/lib/pictures'
import * as paths from '@/lib/url-paths'
import { projectOf } from './interpolate'
import './hero.css'
import './hero-layouts.css'

/** From 64rem on, all but wide extend to the right of the columns; see --beside in hero-layouts.css. */
const SIZES: Record<TechnologyEntry['hero']['layout'], string> = {
  desk: `(min-width: 98rem) 54rem, (min-width: 64rem) 56vw, ${TWO_COLUMNS}`,
  wide: columnSizes(6, TWO_COLUMNS),
  phone: `(min-width: 98rem) 61rem, (min-width: 80rem) 64vw, (min-width: 64rem) 56vw, ${TWO_COLUMNS}`,
  split: `(min-width: 98rem) 46rem, (min-width: 64rem) 46vw, ${TWO_COLUMNS}`,
}

/** In one of the four layouts of hero-layouts.css. */
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
        <figure className="tech-card floor-paper min-w-0 rounded-control border-[1.5px] border-line-strong">
          <div className="tech-code min-w-0">
            <p className="label border-line-strong border-b-[1.5px] px-3 py-3 text-ink md:px-5">{code.file}</p>
            <CodeBlock
              source={code.source}
              language={code.language}
              label={codeLabel(code.language, code.file)}
              className="min-w-0 px-3 py-4 md:px-5 lg:py-5"
            />
          </div>
          <figcaption className="tech-caption">{code.caption}</figcaption>
        </figure>
      </div>
    </div>
  )
}
