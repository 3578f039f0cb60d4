import { Picture, type PictureProps } from './picture'
import './ground-picture.css'

/**
 * A cut-out that stands on the ground of its section, which has the class `with-ground`. The text beside it has the class
 * `ground-text`, text on the ground below it `ground`.
 */
export function GroundPicture({ className, ...picture }: PictureProps) {
  return (
    <div className={`ground-picture self-end justify-self-end ${className}`}>
      <Picture className="ml-auto" {...picture} />
    </div>
  )
}
