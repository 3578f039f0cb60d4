import type { ReactNode } from 'react'
import { Picture, type PictureProps } from '@/components/ui/picture'
import { fixedWidth } from '@/components/ui/picture-sizes'
import { initialsOf } from '@/lib/initials'

export interface PersonProps {
  name: string
  role: string
  picture?: PictureProps['picture'] | undefined
  profile?: { label: string; href: string } | undefined
  /** Below the role. */
  children?: ReactNode
}

/** With initials in place of a portrait. */
export function Person({ name, role, picture, profile, children }: PersonProps) {
  return (
    <div className="flex items-start gap-5">
      {picture ? (
        <Picture
          picture={picture}
          sizes={fixedWidth(8)}
          className="size-24 shrink-0 lg:size-32"
          imageClassName="aspect-square w-full object-cover"
        />
      ) : (
        <span
          aria-hidden="true"
          className="floor-sky grid size-24 shrink-0 lg:size-32 place-items-center rounded-picture font-display text-h3"
        >
          {initialsOf(name)}
        </span>
      )}
      <div>
        <h3 className="text-h4">{name}</h3>
        <p className="label mt-1">{role}</p>
        {children}
        {profile ? (
          <a href={profile.href} className="link mt-1 inline-flex min-h-11 items-center">
            {profile.label}
            <span className="sr-only">: {name}</span>
          </a>
        ) : null}
      </div>
    </div>
  )
}
