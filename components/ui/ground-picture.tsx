import { pictureEntry } from '@/lib/pictures'
import { Picture, type PictureProps } from './picture'
import './ground-picture.css'

/**
 * A cut-out that stands on the ground of its section, which has the class `with-ground`. The text beside it has the class
 * `ground-text`, text on the ground below it `ground`.
 */
export function GroundPicture({
  picture,
  className,
  ...layout
}: Pick<PictureProps, 'sizes' | 'priority' | 'maxHeight'> & {
  picture: { file: string; alt?: string | undefined }
  className: string
}) {
  return (
    <div className={`ground-picture self-end justify-self-end ${className}`}>
      <Picture entry={pictureEntry(picture.file)} alt={picture.alt ?? ''} className="ml-auto" {...layout} />
    </div>
  )
}
