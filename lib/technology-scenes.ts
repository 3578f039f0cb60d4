import type { Content, Singletons, TechnologyEntry } from './content/types.ts'

type Scene = NonNullable<Singletons['technologiesPage']['scenes']>[number]

type Technology = { slug: string; hero: { picture?: unknown } }

/** The scene of a technology without a picture: these take the scenes in turn, in their order in `technologies`. */
export function sceneOf<AnyScene = Scene>(
  { slug, hero }: Technology,
  technologies: readonly Technology[],
  scenes: readonly AnyScene[] = [],
): AnyScene | undefined {
  if (hero.picture) return undefined
  const position = technologies.filter((other) => !other.hero.picture).findIndex((other) => other.slug === slug)
  return scenes[position % scenes.length]
}

/** The picture in the hero of a technology: its own, or that of its scene. */
export const heroPicture = (
  technology: TechnologyEntry,
  { technologies, technologiesPage }: Pick<Content, 'technologies' | 'technologiesPage'>,
) => technology.hero.picture ?? sceneOf(technology, technologies, technologiesPage.scenes)?.hero
