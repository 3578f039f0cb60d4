import { Picture, type PictureProps } from '@/components/ui/picture'
import type { ServiceEntry } from '@/lib/content'
import { pictureEntry } from '@/lib/pictures'

export function ServicePicture({
  picture: { file, alt },
  ...layout
}: Pick<ServiceEntry, 'picture'> & Pick<PictureProps, 'sizes' | 'priority'>) {
  return <Picture entry={pictureEntry(file)} alt={alt} {...layout} />
}
