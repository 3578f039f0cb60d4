import type { CSSProperties } from 'react'
import { Button, ButtonLink } from '@/components/ui/button'
import { CheckedList } from '@/components/ui/checked-list'
import { Picture } from '@/components/ui/picture'
import { shade } from '@/lib/colours/adjust'
import { nightBackground } from '@/lib/colours/night'
import { type AppEntry, content } from '@/lib/content'
import { StarRating } from './star-rating'
import './app-showcase.css'

export function AppShowcase() {
  return (
    <ul className="grid grid-cols-1 md:grid-cols-2">
      {content().apps.map((app, index) => (
        <AppItem key={app.slug} app={app} priority={index === 0} />
      ))}
    </ul>
  )
}

/** By day the hue of the app on a light background, by night on a dark one. */
const panelColours = (colour: string): CSSProperties => ({
  '--app-day': shade(colour, ({ c }) => ({ l: 0.87, c: Math.min(0.075, c) })),
  '--app-line-day': shade(colour, ({ c }) => ({ l: 0.74, c: Math.min(0.085, c) })),
  '--app-night': nightBackground(colour),
  '--app-line-night': shade(nightBackground(colour), ({ l }) => ({ l: l + 0.14 })),
})

/** The parts of two apps in a row begin at the same heights. */
function AppItem({ app, priority }: { app: AppEntry; priority: boolean }) {
  const reason = `${app.slug}-button-reason`
  const labels = content().labels.app
  const facts = [
    { label: labels.rating, value: app.rating === undefined ? undefined : <StarRating rating={app.rating} /> },
    { label: labels.downloads, value: app.downloads },
  ].filter(({ value }) => value !== undefined)
  return (
    <li
      className="floor-paper app-panel grid grid-cols-1 justify-items-center md:row-span-4 md:grid-rows-subgrid md:odd:last:col-span-2 xl:odd:not-last:justify-items-end xl:even:justify-items-start"
      style={panelColours(app.colour)}
    >
      <div className="w-full max-w-[43rem] self-end px-5 pt-8 lg:px-8 lg:pt-12">
        <Picture
          picture={app.picture}
          sizes="(min-width: 80rem) 38rem, (min-width: 48rem) 46vw, (min-width: 30rem) 28rem, 76vw"
          priority={priority}
          maxHeight="46rem"
          className="mx-auto"
        />
      </div>
      <article
        aria-labelledby={`app-${app.slug}`}
        className="grid w-full max-w-[43rem] grid-cols-1 px-(--gutter) pt-10 pb-14 md:row-span-3 md:grid-rows-subgrid lg:pt-14 lg:pb-20"
      >
        <div>
          <h2 id={`app-${app.slug}`} className="text-h1">
            {app.name}
          </h2>
          <p className="mt-5 max-w-[52ch] text-lead text-muted">{app.description}</p>
        </div>
        <div>
          {facts.length > 0 ? (
            <dl className="mt-8 flex flex-wrap gap-x-12 gap-y-5 border-line border-y-[1.5px] py-4">
              {facts.map(({ label, value }) => (
                <div key={label}>
                  <dt className="label">{label}</dt>
                  <dd className="tabular mt-1 flex min-h-8 items-center font-display text-h3 [font-kerning:none]">
                    {value}
                  </dd>
                </div>
              ))}
            </dl>
          ) : null}
          <h3 className="mt-8 text-h4">{labels.features}</h3>
          <CheckedList items={app.features} className="mt-3 *:py-1" />
        </div>
        <div className="pt-10">
          {app.href ? (
            <ButtonLink href={app.href} label={app.button} />
          ) : (
            <Button disabled aria-describedby={reason} className="w-full sm:w-auto">
              {app.button}
            </Button>
          )}
          {app.buttonReason ? (
            <p id={reason} className="mt-3 max-w-[52ch] text-muted text-small">
              {app.buttonReason}
            </p>
          ) : null}
        </div>
      </article>
    </li>
  )
}
