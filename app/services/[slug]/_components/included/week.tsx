import type { CSSProperties } from 'react'
import type { IncludedLayoutProps } from './layout-props'
import { LAUNCH_TIME, LIVE_DAYS, WORK_DAYS, week } from './week.logic'
import './week.css'

/** The points of the three days before a launch in a calendar, which ends with four days live. */
export function WeekLayout({ intro, heading, points }: IncludedLayoutProps) {
  return (
    <>
      {intro}
      <div className="included-heading">{heading}</div>
      <div className="week">
        <p className="week-days" aria-hidden="true">
          {WORK_DAYS.map((day) => (
            <span key={day}>{day}</span>
          ))}
        </p>
        <ul className="week-points">
          {week(points).flatMap(({ name, points }, day) =>
            points.map(({ time, point: { title, text } }, slot) => (
              <li
                key={title}
                className={`week-point ${slot % 2 === day % 2 ? 'floor-sky' : 'floor-sand'}`}
                style={{ '--day': day + 1, '--slot': slot + 1 } as CSSProperties}
              >
                <p className="tabular label">
                  {name} {time}
                </p>
                <h3 className="text-h3">{title}</h3>
                <p className="mt-3 text-muted text-small">{text}</p>
              </li>
            )),
          )}
        </ul>
        <p className="week-days week-days-live" aria-hidden="true">
          {LIVE_DAYS.map((day) => (
            <span key={day}>{day}</span>
          ))}
        </p>
        <div className="week-live">
          <p className="week-flag floor-marigold always-light">
            <span className="tabular label">
              {LIVE_DAYS[0]} {LAUNCH_TIME}
            </span>
            <span className="week-word">Live</span>
          </p>
        </div>
      </div>
    </>
  )
}
