import { type ReactNode, ViewTransition } from 'react'

/** Moves and scales to its position on the next page. `name` is the same on both, such as the project's slug. */
export function SharedPicture({ name, children }: { name: string; children: ReactNode }) {
  return (
    <ViewTransition name={`picture-${name}`} share="picture" default="none">
      {children}
    </ViewTransition>
  )
}
