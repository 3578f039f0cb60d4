import type { ReactNode } from 'react'
import { HeroPicture } from '@/components/motion/hero-picture'
import { ButtonLink } from '@/components/ui/button'
import { CodeBlock } from '@/components/ui/code-block'
import { Link } from '@/components/ui/link'
import { Picture, type PictureProps } from '@/components/ui/picture'
import { codeLabel } from '@/lib/code-languages'
import './hero.css'
import './hero-photograph.css'
import './hero-without-picture.css'

type HeroLayout = 'right' | 'left' | 'large' | 'beside' | 'beside-left' | 'panel'

interface CodeFigureProps {
  file: string
  language: string
  source: string
  caption: string
}

interface HeroProps {
  layout: HeroLayout
  /** The page above this one, and the name of this one. */
  breadcrumb: { href: string; parent: string; name: string }
  title: string
  lead: string
  action: { href: string; label: string }
  /** Without one, the code is in its place in the layout `beside`. */
  picture?: PictureProps['picture'] | undefined
  code?: CodeFigureProps
  /** The class with the colours of the whole. */
  colours: string
  /** The class with the colours behind the picture (`panel`), or behind all but the lower part of the code. */
  ground?: string | undefined
  /** Below, in the same colours. */
  children?: ReactNode
}

/** Below 64rem; on phones with what a cut-out has beyond its cell. */
const NARROW = '(min-width: 48rem) 40rem, 76vw'

/** Six columns, and what a cut-out has beyond them. */
const SIX = `(min-width: 98rem) 46rem, (min-width: 64rem) 48vw, ${NARROW}`

/** The `sizes` of the picture, and where the columns differ from those of `beside`: the columns from 64rem. */
const LAYOUTS: Record<HeroLayout, { sizes: string; columns?: string }> = {
  right: {
    sizes: `(min-width: 98rem) 54rem, (min-width: 64rem) 57vw, ${NARROW}`,
    columns: 'lg:[--text:1/6] lg:[--picture:6/-1]',
  },
  left: { sizes: SIX, columns: 'lg:[--text:7/-1] lg:[--picture:1/7]' },
  large: {
    sizes: `(min-width: 98rem) 61rem, (min-width: 64rem) 64vw, ${NARROW}`,
    columns: 'lg:[--text:1/5] lg:[--picture:5/-1]',
  },
  beside: { sizes: SIX },
  'beside-left': {
    sizes: `(min-width: 98rem) 54rem, (min-width: 64rem) 57vw, ${NARROW}`,
    columns: 'lg:[--head:8/-1] lg:[--text:8/-1] lg:[--picture:1/8]',
  },
  panel: { sizes: SIX },
}

/** Longer headlines are smaller. */
const LONG_TITLE = 50

/** The first section of a page: headline, text, picture and code, in one of the layouts of hero.css. */
export function Hero(props: HeroProps) {
  const { layout, breadcrumb, title, lead, action, picture, code, colours, ground, children } = props
  const { sizes, columns = '' } = LAYOUTS[layout]
  return (
    <div className={colours}>
      <div
        className={`hero wrap ${columns} ${title.length > LONG_TITLE ? 'hero-long' : ''} ${picture ? '' : 'hero-without-picture'}`}
        data-layout={layout}
      >
        {ground ? <div className={`hero-ground print:hidden forced-colors:hidden ${ground}`} /> : null}
        <div className="hero-head pt-8 pb-8 md:pt-10 md:pb-8">
          <p className="label text-ink">
            <Link href={breadcrumb.href} className="underline-offset-4 hover:underline">
              {breadcrumb.parent}
            </Link>
            <span aria-hidden="true"> / </span>
            {breadcrumb.name}
          </p>
          <h1 className="mt-6 text-(length:--title) leading-[0.95]">{title}</h1>
        </div>
        <div className="hero-text pb-10">
          <p className="max-w-[46ch] text-balance text-lead text-muted">{lead}</p>
          <p className="mt-8">
            <ButtonLink {...action} variant="solid" />
          </p>
        </div>
        {picture ? (
          <div className={`hero-picture ${children ? 'pb-6' : ''}`}>
            <HeroPicture>
              <Picture picture={picture} sizes={sizes} priority maxHeight="46rem" />
            </HeroPicture>
          </div>
        ) : null}
        {code ? <CodeFigure {...code} /> : null}
      </div>
      {children}
    </div>
  )
}

function CodeFigure({ file, language, source, caption }: CodeFigureProps) {
  return (
    <figure className="hero-code floor-paper">
      <div className="min-w-0 rounded-control border-[1.5px] border-line-strong bg-surface">
        <p className="label border-line-strong border-b-[1.5px] px-3 py-3 text-ink md:px-5">{file}</p>
        <CodeBlock
          source={source}
          language={language}
          label={codeLabel(language, file)}
          className="min-w-0 px-3 py-4 md:px-5 lg:py-5"
        />
      </div>
      <figcaption className="max-w-[32em] font-semibold text-small leading-[1.35] md:text-[1.25rem] lg:in-data-[layout=left]:pl-0">
        <span className="label mb-1 block text-inherit">{file}</span>
        {caption}
      </figcaption>
    </figure>
  )
}
