import { ButtonLink } from '@/components/ui/button'
import { content } from '@/lib/content'

/** Shown for a filter without projects. */
export function EmptyFilter() {
  const { title, text, action } = content().portfolioPage.empty
  return (
    <div className="floor-sky grid items-end gap-8 rounded-picture p-6 sm:p-9 lg:grid-cols-12 lg:p-14">
      <div className="lg:col-span-8">
        <h2 className="text-h2">{title}</h2>
        <p className="mt-5 max-w-[56ch] text-lead text-muted">{text}</p>
        <p className="mt-8">
          <ButtonLink {...action} variant="solid" />
        </p>
      </div>
      {/* An empty picture frame. */}
      <svg
        viewBox="0 0 240 200"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinejoin="round"
        strokeLinecap="round"
        className="w-full max-w-72 lg:col-span-4 lg:justify-self-end"
      >
        <path d="M120 8 62 56M120 8l58 48" />
        <circle cx="120" cy="8" r="4" fill="var(--coral)" />
        <path d="M20 56h200v136H20z" fill="var(--surface)" />
        <path d="M36 72h168v104H36z" />
        <path d="M64 146c18-40 34 10 52-18s30-24 44 2" stroke="var(--coral)" strokeDasharray="7 8" />
      </svg>
    </div>
  )
}
