/**
 * `width` and `height` are those of the master. AVIF files are sorted by width, and WebP is their fallback; a drawing has
 * no AVIF files, and its fallback is an SVG file.
 */
export interface PictureVariant {
  width: number
  height: number
  /** Some of the picture is transparent: it needs no frame and can overlap its surroundings. */
  cutOut: boolean
  sources: { avif: PictureFile[]; fallback: PictureFile }
}
export interface PictureFile {
  width: number
  url: string
}
/** `night` is the variant for the dark theme. Without it, `day` is used in both themes. `lamp` is where its brightest light is, as "left top". */
export interface PictureEntry {
  day: PictureVariant
  night?: PictureVariant
  lamp?: string
}

/** Written by build/write-picture-manifest.ts. */
export const PICTURE_MANIFEST = '.generated/pictures.json'
