import type { PictureEntry, PictureLight } from '@/lib/pictures'
import { widestNeeded } from './picture-sizes'

export interface PictureProps {
  /** The made files: `pictureEntry(picture.file)`. */
  entry: PictureEntry
  /** What it shows. Empty marks it as decorative: only where the text beside it says the same. */
  alt: string
  /** How wide the layout shows it, as the `sizes` attribute. */
  sizes: string
  /** The one picture of the first view: fetched first. */
  priority?: boolean
  /** A flat picture of an interface, whose white stays white by night. */
  screen?: boolean
  className?: string
  /** On the img itself: object-fit, rounding. */
  imageClassName?: string
}

/** The files that `sizes` can lead a browser to: names of others would only make the page heavier. */
const sourceSet = (files: PictureLight['sources']['avif'], sizes: string) => {
  const most = widestNeeded(sizes)
  const enough = files.findIndex(({ width }) => width >= most)
  return files
    .slice(0, enough < 0 ? files.length : enough + 1)
    .map(({ url, width }) => `${url} ${width}w`)
    .join(', ')
}

function Light({
  light,
  alt,
  sizes,
  priority,
  lazy,
  className,
  imageClassName = '',
}: Omit<PictureProps, 'entry' | 'screen'> & { light: PictureLight; lazy: boolean }) {
  return (
    <picture className={className}>
      <source type="image/avif" srcSet={sourceSet(light.sources.avif, sizes)} sizes={sizes} />
      <img
        src={light.sources.webp.url}
        width={light.width}
        height={light.height}
        alt={alt}
        loading={lazy ? 'lazy' : 'eager'}
        decoding="async"
        {...(priority ? { fetchPriority: 'high' as const } : {})}
        className={`h-auto w-full ${light.transparent ? '' : 'bg-line'} ${imageClassName}`}
      />
    </picture>
  )
}

/**
 * A picture of content/pictures, in AVIF; a browser that knows none gets one WebP. One with two lights shows the theme's: both stay lazy, because a
 * browser does not fetch a lazy picture that is not displayed; flipping the theme fetches the other and fades it in.
 */
export function Picture({
  entry,
  alt,
  sizes,
  priority = false,
  screen = false,
  className = '',
  imageClassName,
}: PictureProps) {
  const shared = { alt, sizes, priority, ...(imageClassName ? { imageClassName } : {}) }
  // A studio shot has one light: by night it is turned down, or it would glare out of the dark page.
  const studio = entry.day.transparent || screen ? '' : 'dim-by-night '
  if (!entry.night) return <Light light={entry.day} lazy={!priority} className={studio + className} {...shared} />
  return (
    <div className={`lights ${className}`}>
      <Light light={entry.day} lazy className="by-day" {...shared} />
      <Light light={entry.night} lazy className="by-night" {...shared} />
    </div>
  )
}
