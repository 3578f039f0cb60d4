/** The days before the launch, each with its points. */
export const WORK_DAYS = ['Mon', 'Tue', 'Wed'] as const
export const LIVE_DAYS = ['Thu', 'Fri', 'Sat', 'Sun'] as const
export const LAUNCH_TIME = '09:00'

/** The times of the points of a day, by their number. */
const TIMES: Record<number, string[]> = { 1: ['10:00'], 2: ['09:00', '14:00'], 3: ['09:00', '12:00', '15:00'] }

export interface Day<Point> {
  name: string
  points: { time: string; point: Point }[]
}

/** Distributes three to nine points over the days in order, earlier days first. */
export function week<Point>(points: Point[]): Day<Point>[] {
  let next = 0
  return WORK_DAYS.map((name, index) => {
    const count = Math.ceil((points.length - next) / (WORK_DAYS.length - index))
    const times = TIMES[count] ?? []
    const ofDay = points.slice(next, next + count)
    next += count
    return { name, points: ofDay.map((point, slot) => ({ time: times[slot] ?? '', point })) }
  })
}
