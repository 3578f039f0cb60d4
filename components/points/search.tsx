import type { ArrangementProps } from './arrangement-props'
import { PointText } from './point-text'

/** The points as results of a search for the heading, each beside what was found before. */
export function SearchPoints({ points, heading, intro, numbered, List }: ArrangementProps<'search'>) {
  const { address, before: wordBefore, after: wordAfter, items } = points
  return (
    <>
      {intro}
      <div className="under-lamp">
        <div className="search-field floor-paper always-light flex items-center justify-between gap-4">
          {heading}
          <svg aria-hidden="true" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2.25">
            <circle cx="10" cy="10" r="7" />
            <path d="m15.5 15.5 7 7" />
          </svg>
        </div>
        <div className="mt-6">
          <p className="search-words" aria-hidden="true">
            <span className="search-before">{wordBefore}</span>
            <span className="search-after floor-paper always-light">{wordAfter}</span>
          </p>
          <List>
            {items.map(({ title, text, label, before }, index) => (
              <li key={title} className="search-row">
                <div className="search-before">
                  {before ? (
                    <>
                      <p aria-hidden="true" className="search-address flex gap-3 text-muted">
                        {address}
                      </p>
                      <p>
                        <span className="sr-only">{wordBefore}: </span>
                        <s>{before}</s>
                      </p>
                    </>
                  ) : null}
                </div>
                <div className="search-after floor-paper always-light">
                  <p className="search-address flex gap-3">
                    {address}
                    {label ? ` › ${label}` : null}
                  </p>
                  <PointText title={title} text={text} number={numbered ? index + 1 : undefined} />
                </div>
              </li>
            ))}
          </List>
        </div>
      </div>
    </>
  )
}
