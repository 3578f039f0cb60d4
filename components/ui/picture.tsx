import type { PictureEntry, PictureVariant } from '@/lib/pictures'
import { maxDevicePixels } from './picture-sizes'

export interface PictureProps {
  /** The encoded files: `pictureEntry(picture.file)`. */
  entry: PictureEntry
  /** Empty only for a decorative picture. */
  alt: string
  sizes: string
  /** For the LCP picture: eager, with `fetchpriority="high"`. */
  priority?: boolean
  /** A screenshot, which is not dimmed in the dark theme. */
  screen?: boolean
  className?: string
  /** Classes of the `img`. */
  imageClassName?: string
}

/** The `srcset` of the files that a browser can choose with `sizes`. */
const sourceSet = (files: PictureVariant['sources']['avif'], sizes: string) => {
  const maxWidth = maxDevicePixels(sizes)
  const largest = files.findIndex(({ width }) => width >= maxWidth)
  return files
    .slice(0, largest < 0 ? files.length : largest + 1)
    .map(({ url, width }) => `${url} ${width}w`)
    .join(', ')
}

function PictureElement({
  variant,
  alt,
  sizes,
  priority,
  lazy,
  className,
  imageClassName = '',
}: Omit<PictureProps, 'entry' | 'screen'> & { variant: PictureVariant; lazy: boolean }) {
  return (
    <picture className={className}>
      <source type="image/avif" srcSet={sourceSet(variant.sources.avif, sizes)} sizes={sizes} />
      <img
        src={variant.sources.webp.url}
        width={variant.width}
        height={variant.height}
        alt={alt}
        loading={lazy ? 'lazy' : 'eager'}
        decoding="async"
        {...(priority ? { fetchPriority: 'high' as const } : {})}
        className={`h-auto w-full ${variant.transparent ? '' : 'bg-line'} ${imageClassName}`}
      />
    </picture>
  )
}

/**
 * A picture of content/pictures, in AVIF with one WebP as the fallback. Of a picture with a variant for each theme both
 * are lazy: a browser does not fetch a lazy image that is not displayed.
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
  const dim = entry.day.transparent || screen ? '' : 'dim-in-dark '
  if (!entry.night)
    return <PictureElement variant={entry.day} lazy={!priority} className={dim + className} {...shared} />
  return (
    <div className={`theme-picture ${className}`}>
      <PictureElement variant={entry.day} lazy className="light-only" {...shared} />
      <PictureElement variant={entry.night} lazy className="dark-only" {...shared} />
    </div>
  )
}
