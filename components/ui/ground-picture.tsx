import { Picture, type PictureProps } from './picture'

/**
 * A cut-out that stands on the ground of an element with the class `with-ground`. The text beside it has the class
 * `ground-text`; the element below both, empty or with what is on the ground, `ground`.
 */
export function GroundPicture({ className = '', ...picture }: PictureProps) {
  return (
    <div className={`self-end justify-self-end ${className}`}>
      <Picture className="ml-auto" {...picture} />
    </div>
  )
}
