import { Picture, type PictureProps } from '@/components/ui/picture'
import type { ServiceEntry } from '@/lib/content'
import { pictureEntry } from '@/lib/pictures'

/** Crops the empty top and bottom of these pictures. */
const CROPS: Record<string, string> = {
  'services/professional-partnership': 'aspect-[1200/660] object-cover',
}

export function ServicePicture({
  picture: { file, alt },
  ...layout
}: Pick<ServiceEntry, 'picture'> & Pick<PictureProps, 'sizes' | 'priority'>) {
  return (
    <Picture
      entry={pictureEntry(file)}
      alt={alt}
      {...layout}
      {...(CROPS[file] ? { imageClassName: CROPS[file] } : {})}
    />
  )
}
