import type { Floor } from '@/components/ui/section'

/** Four colours, so that adjacent cards differ in one, two and three columns. */
const FLOORS = ['coral', 'marigold', 'sky', 'sand'] as const satisfies readonly Floor[]

export type JobFloor = (typeof FLOORS)[number]

/** The floor of a job's card and page, by its position in the list of openings. */
export const jobFloor = (index: number): JobFloor => FLOORS[index % FLOORS.length] ?? 'sand'
