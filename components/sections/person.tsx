import type { ReactNode } from 'react'
import { Picture } from '@/components/ui/picture'
import { fixedWidth } from '@/components/ui/picture-sizes'
import type { Person as PersonEntry } from '@/lib/content/schemas/people'
import { initialsOf } from '@/lib/initials'

/** Portrait or initials, name, role and profile of a person; `children` are below the role. */
export function Person({ person, children }: { person: PersonEntry; children?: ReactNode }) {
  const { name, role, picture, profile } = person
  return (
    <div className="flex items-start gap-5">
      {picture ? (
        <Picture picture={picture} sizes={fixedWidth(6)} className="w-24 shrink-0" />
      ) : (
        <span
          aria-hidden="true"
          className="floor-sky grid size-24 shrink-0 place-content-center rounded-picture font-display text-h3"
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
