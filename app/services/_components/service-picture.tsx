import { Picture, type PictureProps } from '@/components/ui/picture'
import type { ServiceEntry } from '@/lib/content'
import { pictureEntry } from '@/lib/pictures'

/** Scenes that lie low in their frame: what is empty above and below them is cut away, in either light. */
const CUTS: Record<string, string> = {
  'services/professional-partnership': 'aspect-[1200/660] object-cover',
}

/** The clay scene of a service. */
export function ServicePicture({
  picture: { file, alt },
  ...layout
}: Pick<ServiceEntry, 'picture'> & Pick<PictureProps, 'sizes' | 'priority'>) {
  return (
    <Picture entry={pictureEntry(file)} alt={alt} {...layout} {...(CUTS[file] ? { imageClassName: CUTS[file] } : {})} />
  )
}
