import type { IncludedLayoutProps } from './layout-props'
import { ScreensDrawing } from './screens-drawing'
import './screens.css'

/** The points as comments on two drawn screens. */
export function ScreensLayout({ intro, heading, points }: IncludedLayoutProps) {
  return (
    <>
      {intro}
      <div className="included-heading">{heading}</div>
      <div className="screens">
        <ScreensDrawing count={points.length} />
        <ol className="screens-notes">
          {points.map(({ title, text }) => (
            <li key={title} className="screens-note floor-paper">
              <h3 className="text-h4">{title}</h3>
              <p className="mt-2 text-muted">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </>
  )
}
