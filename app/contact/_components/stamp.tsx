import { Mark } from '@/components/layout/logo'

/** A stamp with the wren on it. Its postmark appears once the message has been delivered. */
export function Stamp({ city }: { city: string }) {
  return (
    <div aria-hidden="true" className="relative shrink-0 rotate-2">
      <div className="stamp">
        <div className="floor-marigold grid h-24 w-20 place-items-center sm:h-28 sm:w-24">
          <Mark className="size-14 sm:size-[4.25rem]" />
        </div>
      </div>
      <svg
        viewBox="0 0 160 100"
        aria-hidden="true"
        focusable="false"
        className="postmark absolute top-5 -left-20 w-44 text-ink"
      >
        <g fill="none" stroke="currentColor" strokeWidth="2">
          <circle cx="50" cy="50" r="44" />
          <circle cx="50" cy="50" r="29" />
          <path d="M96 30q8-6 16 0t16 0 16 0 16 0M98 43q8-6 16 0t16 0 16 0M98 57q8-6 16 0t16 0 16 0M96 70q8-6 16 0t16 0 16 0 16 0" />
        </g>
        <path id="postmark-ring" d="M14.500 50a35.500 35.500 0 0 1 71 0" fill="none" />
        <text fontFamily="var(--font-code)" fontSize="10" fontWeight="600" fill="currentColor">
          <textPath href="#postmark-ring" startOffset="50%" textAnchor="middle">
            {city.toUpperCase()}
          </textPath>
        </text>
        <text
          x="50"
          y="54"
          textAnchor="middle"
          fontFamily="var(--font-code)"
          fontSize="11"
          fontWeight="600"
          fill="currentColor"
        >
          RECEIVED
        </text>
      </svg>
    </div>
  )
}
