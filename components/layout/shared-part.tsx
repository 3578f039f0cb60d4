import type { ComponentProps } from 'react'
import { keyOf, PART, placeOf } from '@/lib/shared-parts'

interface SharedPartProps extends ComponentProps<'div'> {
  name: string
  /** Makes the part itself, for the page that all others have it from. */
  whole: boolean | undefined
}

/**
 * A part of the layout that is the same on all pages, and nothing but markup. A build makes it once, in /shared-parts/, and
 * puts it into all pages as they are finished (scripts/seal/shared-parts.ts): Next would make its hundreds of elements again
 * for each page, and write them into the page's data.
 */
export function SharedPart({ name, whole, children, ...rest }: SharedPartProps) {
  if (whole || process.env.NODE_ENV !== 'production')
    return (
      <div {...rest} {...{ [PART]: name }}>
        {children}
      </div>
    )
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, which the build replaces by our own markup
  return <div {...rest} data-kept={keyOf(name)} dangerouslySetInnerHTML={{ __html: placeOf(name) }} />
}
