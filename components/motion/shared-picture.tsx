import { type ReactNode, ViewTransition } from 'react'

export interface SharedPictureProps {
  /** The same on both pages, and once on each: the slug of what the picture shows. */
  name: string
  /** One element: the frame of the picture. */
  children: ReactNode
}

/** A picture that two pages share: on the way from one to the other it grows or shrinks into its new place. */
export function SharedPicture({ name, children }: SharedPictureProps) {
  return (
    <ViewTransition name={`picture-${name}`} share="picture" default="none">
      {children}
    </ViewTransition>
  )
}
