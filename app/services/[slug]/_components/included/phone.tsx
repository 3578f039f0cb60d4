import type { IncludedLayoutProps } from './layout-props'
import { PhoneDrawer } from './phone-drawer'
import './phone.css'

/** The icons of the messages, in turn: a fork, a cloud without signal, a phone, a shop bag, sliders. */
const ICONS = [
  'M12 21v-8M12 13 5 5M12 13l7-8M5 10V5h5M19 10V5h-5',
  'M7 18h11a4 4 0 0 0 1-7.9A6 6 0 0 0 8 8a5 5 0 0 0-1 10zM4 4l16 17',
  'M8 2h9v20H8zM11 18.5h3',
  'M4 8h16l-1.5 13h-13zM8.5 11V7a3.5 3.5 0 0 1 7 0v4',
  'M3 8h18M3 16h18M8 4.5v7M16 12.5v7',
] as const
const TILES = ['bg-teal', 'bg-plum', 'bg-coral', 'bg-[#1c1a24]', 'bg-[#245f82]'] as const

/** A phone without a signal and with little battery, as in the introduction. */
function StatusBar() {
  return (
    <div className="phone-status" aria-hidden="true">
      <span>07:52</span>
      <span className="phone-camera" />
      <span>No service · 9%</span>
    </div>
  )
}

/** The points as messages on the screen of a phone, which is the whole section on phones. */
export function PhoneLayout({ intro, heading, points }: IncludedLayoutProps) {
  return (
    <div className="phone-layout">
      <div className="phone-words">
        {intro}
        <div className="included-heading">{heading}</div>
        <PhoneDrawer />
      </div>
      <div className="phone-body">
        <div className="phone-screen floor-marigold always-light">
          <StatusBar />
          <p className="phone-clock" aria-hidden="true">
            07:52 <span>Tuesday, in a tunnel</span>
          </p>
          <ul className="grid gap-3">
            {points.map(({ title, text, label }, index) => (
              <li key={title} className="phone-message floor-paper always-light">
                <svg
                  aria-hidden="true"
                  viewBox="-6 -6 36 36"
                  fill="none"
                  stroke="#fffdf8"
                  strokeWidth="1.75"
                  className={`size-10 rounded-control ${TILES[index % TILES.length]}`}
                >
                  <path d={ICONS[index % ICONS.length]} />
                </svg>
                <div>
                  {label ? <p className="label">{label}</p> : null}
                  <h3 className="text-h4">{title}</h3>
                  <p className="mt-1.5 text-muted text-small">{text}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  )
}
