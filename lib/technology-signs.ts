import type { Singletons } from './content/types.ts'

export type Sign = NonNullable<Singletons['technologiesPage']['signs']>[number]

type Technology = { slug: string; hero: { picture?: unknown } }

/** The sign of a technology without a picture: these take the signs in turn, in their order in `technologies`. */
export function signOf<AnySign = Sign>(
  { slug, hero }: Technology,
  technologies: readonly Technology[],
  signs: readonly AnySign[] = [],
): AnySign | undefined {
  if (hero.picture) return undefined
  const position = technologies.filter((other) => !other.hero.picture).findIndex((other) => other.slug === slug)
  return signs[position % signs.length]
}
