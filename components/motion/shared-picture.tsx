import { type ReactNode, ViewTransition } from 'react'

interface SharedPictureProps {
  /** The same on both pages and unique on each: the slug of the project. */
  name: string
  /** One element. */
  children: ReactNode
}

/** A picture that moves and scales to its position on the next page. */
export function SharedPicture({ name, children }: SharedPictureProps) {
  return (
    <ViewTransition name={`picture-${name}`} share="picture" default="none">
      {children}
    </ViewTransition>
  )
}
