import { LogoMark } from '@/components/ui/logo-mark'

const TEXT_PROPS = {
  fontFamily: 'var(--face-label)',
  fontWeight: 600,
  fill: 'currentColor',
  textAnchor: 'middle',
} as const

/** A postage stamp with the logo and the postmark. */
export function Stamp({ city }: { city: string }) {
  return (
    <div aria-hidden="true" className="relative w-20 shrink-0 rotate-2 sm:w-28">
      <svg viewBox="0 0 96 116" aria-hidden="true" className="w-full">
        {/* In the dark theme the form around it is marigold. */}
        <path d="M4 4h88v108H4z" className="fill-marigold dark:fill-[#12756b]" />
        {/* Perforation: dots in the colour of the background. */}
        <path
          d="M4 4h88v108H4z"
          fill="none"
          stroke="var(--surface)"
          strokeWidth="7"
          strokeLinecap="round"
          strokeDasharray="0 9.8"
        />
        <path d="M13 13h70v90H13z" fill="none" stroke="#1c1a24" strokeWidth="1.5" />
      </svg>
      <LogoMark className="-translate-x-1/2 -translate-y-1/2 absolute top-[46%] left-1/2 w-3/5 text-[#1c1a24] [&_path:last-child]:fill-[#1c1a24]" />
      <Postmark city={city} id="postmark-stamp" className="absolute top-[18%] right-[38%] w-42" />
    </div>
  )
}

export interface PostmarkProps {
  city: string
  /** Unique on the page: the id of the text path. */
  id: string
  className: string
}

/** Shown after delivery by components/forms/contact-form.css. */
export function Postmark({ city, id, className }: PostmarkProps) {
  return (
    <svg viewBox="0 0 170 100" aria-hidden="true" className={`postmark ${className}`}>
      <g fill="none" stroke="currentColor" strokeWidth="2.5">
        <circle cx="50" cy="50" r="46" />
        <circle cx="50" cy="50" r="29" />
        <path d="M100 30q9-7 18 0t18 0 18 0M102 43q9-7 18 0t18 0 18 0M102 57q9-7 18 0t18 0 18 0M100 70q9-7 18 0t18 0 18 0" />
      </g>
      <path id={id} d="M15.5 50a34.5 34.5 0 0 1 69 0" fill="none" />
      <text fontSize="10" {...TEXT_PROPS}>
        <textPath href={`#${id}`} startOffset="50%">
          {city.toUpperCase()}
        </textPath>
      </text>
      <text x="50" y="53.5" fontSize="9.5" {...TEXT_PROPS}>
        RECEIVED
      </text>
    </svg>
  )
}
