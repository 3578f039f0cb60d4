import type { IncludedLayoutProps } from './layout-props'
import './results.css'

/** A page of search results for the heading: what each showed before, and the point that it shows after. */
export function ResultsLayout({ intro, heading, points }: IncludedLayoutProps) {
  return (
    <>
      {intro}
      <div className="results">
        <div className="results-field floor-paper always-light">
          {heading}
          <svg aria-hidden="true" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2.25">
            <circle cx="10" cy="10" r="7" />
            <path d="m15.5 15.5 7 7" />
          </svg>
        </div>
        <div className="results-page">
          <p className="results-count" aria-hidden="true">
            <span>Before</span>
            <span className="results-after floor-paper always-light bg-surface">After</span>
          </p>
          <ol>
            {points.map(({ title, text, label, before }) => (
              <li key={title} className="results-row">
                <p className="results-before">
                  {before ? (
                    <>
                      <span className="sr-only">Before: </span>
                      <s>{before}</s>
                    </>
                  ) : null}
                </p>
                <div className="results-after floor-paper always-light bg-surface">
                  <p className="results-address">
                    <span aria-hidden="true">your-site.example{label ? ' › ' : null}</span>
                    {label}
                  </p>
                  <h3 className="text-h3">{title}</h3>
                  <p className="mt-2 max-w-[62ch] text-muted">{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </>
  )
}
