import type { ReactNode } from 'react'
import { Picture, type PictureProps } from '@/components/ui/picture'
import { columnSizes, fixedWidth } from '@/components/ui/picture-sizes'
import { initialsOf } from '@/lib/initials'

interface PersonProps {
  name: string
  role: string
  picture?: PictureProps['picture'] | undefined
  profile?: { label: string; href: string } | undefined
  /** Of the grid that it is in: from 48rem with the portrait above the text, as wide as its column. */
  columns?: number
  /** Below the role. */
  children?: ReactNode
}

/** With initials in place of a portrait. */
export function Person({ name, role, picture, profile, columns, children }: PersonProps) {
  const size = columns ? 'size-24 shrink-0 md:aspect-square md:h-auto md:w-full' : 'size-24 shrink-0 lg:size-32'
  return (
    <div className={`flex items-start gap-5 ${columns ? 'md:flex-col' : ''}`}>
      {picture ? (
        <Picture
          picture={picture}
          sizes={
            columns ? columnSizes(12 / columns, `(min-width: 48rem) ${Math.ceil(92 / columns)}vw, 6rem`) : fixedWidth(8)
          }
          className={size}
          imageClassName="aspect-square w-full object-cover"
        />
      ) : (
        <span
          aria-hidden="true"
          className={`floor-sky grid place-items-center rounded-picture font-display text-h3 ${size} ${columns ? 'md:text-hero' : ''}`}
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
