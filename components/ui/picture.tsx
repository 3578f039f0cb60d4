import type { CSSProperties, ReactNode } from 'react'
import type { PictureVariant } from '@/lib/picture-manifest'
import { pictureEntry } from '@/lib/pictures'
import { sourceSet } from '@/lib/source-set'
import * as paths from '@/lib/url-paths'

export interface PictureProps {
  /** As content names it; without `alt` it is decorative. */
  picture: { file: string; alt?: string | undefined }
  sizes: string
  /** For the LCP picture: eager, or preloaded by build/finish/preload-picture.ts; with `fetchpriority="high"`. */
  priority?: boolean
  /** A higher picture is narrower instead. */
  maxHeight?: string | undefined
  /** Whether a photograph has rounded corners and an edge; false in a card that clips it. */
  frame?: boolean
  className?: string
  /** Classes of the `img`. */
  imageClassName?: string
  /** What is in front of it, such as `PictureRegions`. */
  children?: ReactNode
}

interface PictureElementProps extends Pick<PictureProps, 'sizes' | 'priority' | 'imageClassName'> {
  alt: string
  variant: PictureVariant
  lazy: boolean
  className: string
  style?: CSSProperties | undefined
}

function PictureElement({ variant, alt, sizes, priority, lazy, imageClassName = '', ...root }: PictureElementProps) {
  return (
    <picture {...root}>
      {variant.sources.avif.length > 0 ? (
        <source type="image/avif" srcSet={sourceSet(variant.sources.avif, sizes)} sizes={sizes} />
      ) : null}
      <img
        src={paths.withBasePath(variant.sources.fallback.url)}
        width={variant.width}
        height={variant.height}
        alt={alt}
        loading={lazy ? 'lazy' : 'eager'}
        decoding="async"
        {...(priority ? { fetchPriority: 'high' as const } : {})}
        className={`${variant.cutOut ? '' : 'bg-line dark:bg-(--unlit)'} ${imageClassName}`.trim() || undefined}
      />
    </picture>
  )
}

/**
 * A picture of content/pictures: AVIF with one WebP as the fallback, or SVG. Of a picture with a variant for each theme
 * both are lazy: a browser does not fetch a lazy image that is not displayed.
 *
 * An opaque picture has a frame and stays in its cell. Only a cut-out may extend beyond it, overlap or stand on an edge:
 * with `data-cut-out:` in `className`, or `has-data-cut-out:` in that of an element around it; `data-photograph:` is the
 * opposite.
 */
export function Picture(props: PictureProps) {
  const { picture, sizes, priority = false, maxHeight, frame = true, className = '', imageClassName, children } = props
  const { file, alt = '' } = picture
  const { day, night, lamp } = pictureEntry(file)
  const shared = { alt, sizes, priority, ...(imageClassName ? { imageClassName } : {}) }
  const isCutOut = day.cutOut && night?.cutOut !== false
  const kind = isCutOut ? { 'data-cut-out': '' } : { 'data-photograph': '' }
  const style = maxHeight ? { maxWidth: `calc(${maxHeight} * ${day.width} / ${day.height})` } : undefined
  const classes = `${!isCutOut && frame ? 'picture-frame print:shadow-none' : ''} ${className}`
  if (!night && !children)
    return (
      <PictureElement
        variant={day}
        lazy={!priority}
        {...shared}
        {...kind}
        className={`block ${classes}`}
        style={style}
      />
    )
  return (
    <div className={`theme-picture ${classes}`} style={style} data-lamp={lamp || undefined} {...kind}>
      <PictureElement variant={day} lazy={!!night || !priority} className={night ? 'light-only' : ''} {...shared} />
      {children}
      {night ? <PictureElement variant={night} lazy className="dark-only" {...shared} /> : null}
    </div>
  )
}
