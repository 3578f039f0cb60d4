'use client'

import { type ReactNode, useCallback, useEffect, useRef, useSyncExternalStore } from 'react'
import { useLayoutAnimation } from '@/components/motion/use-layout-animation'
import { useOptimisticValue } from '@/components/motion/use-optimistic-value'
import { Button } from '@/components/ui/button'
import { onUrlChange } from '@/components/ui/on-url-change'
import {
  ALL,
  countFor,
  countShared,
  filterFromSearch,
  matchesFilter,
  resultText,
  type SeveralCategories,
} from '@/lib/project-filter'
import * as paths from '@/lib/url-paths'
import { CELL_CLASSES, GALLERY_GRID, galleryCells } from './gallery-grid'
import { showFiltered } from './hide-until-filtered'
import { ProjectCount } from './project-count'

interface ProjectGalleryProps {
  filters: readonly string[]
  /** The cards, rendered at build. */
  items: { key: string; category: readonly string[]; card: ReactNode }[]
  /** The note about projects that also belong to another category; {count} is replaced by their number. */
  shared: { one: string; many: string }
  several?: SeveralCategories | undefined
  /** Shown when no project matches. */
  empty: ReactNode
}

/** pushState fires no event of its own. */
const CHANGE_EVENT = 'portfolio-filter'

function subscribe(notify: () => void) {
  const end = onUrlChange(notify)
  window.addEventListener(CHANGE_EVENT, notify)
  return () => {
    end()
    window.removeEventListener(CHANGE_EVENT, notify)
  }
}

/** The filterable gallery of projects. Its state is in the URL, so that links and Back work. */
export function ProjectGallery({ filters, items, shared: note, several, empty }: ProjectGalleryProps) {
  const allButton = useRef<HTMLButtonElement>(null)
  const { list, animate, controlProps } = useLayoutAnimation()
  const readFilter = useCallback(() => filterFromSearch(window.location.search, filters), [filters])
  const active = useSyncExternalStore(subscribe, readFilter, () => ALL)
  const [pressed, setPressed] = useOptimisticValue(active)
  const categories = items.map(({ category }) => category)
  const shared = countShared(active, categories, several)
  const matching = items.filter(({ category }) => matchesFilter(active, category, several))
  const cells = galleryCells(matching.length)

  // React hydrates the unfiltered HTML, then renders with the filter of the URL before this effect runs.
  useEffect(showFiltered, [])

  const choose = (filter: string) => {
    if (filter === pressed) return
    const update = () => {
      const path = filter === ALL ? paths.portfolio : paths.portfolioCategory(filter)
      window.history.pushState(null, '', paths.withBasePath(path))
      window.dispatchEvent(new Event(CHANGE_EVENT))
    }
    setPressed(filter, () => animate(update))
  }
  const showAll = () => {
    choose(ALL)
    // The focused button is removed.
    allButton.current?.focus({ preventScroll: true })
    allButton.current?.scrollIntoView({ block: 'center' })
  }

  return (
    <>
      <div className="wrap">
        {filters.length > 1 ? (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are buttons
          <div
            role="group"
            aria-label="Filter projects"
            {...controlProps}
            className="flex flex-wrap items-baseline gap-x-7 gap-y-1 border-line-strong border-t-[1.5px] pt-4 noscript:hidden lg:gap-x-10"
          >
            {filters.map((filter) => (
              <button
                key={filter}
                ref={filter === ALL ? allButton : undefined}
                type="button"
                aria-pressed={filter === pressed}
                onClick={() => choose(filter)}
                className="group/filter inline-flex min-h-12 items-start gap-1.5 pt-1 text-left font-semibold text-[1.25rem] text-muted leading-[1.2] pointer-fine:hover:text-ink aria-pressed:text-ink lg:font-bold lg:font-display lg:text-h3"
              >
                <span className="border-transparent border-b-[5px] pb-1 group-aria-pressed/filter:border-coral">
                  {filter}
                </span>
                <ProjectCount count={countFor(filter, categories, several)} />
              </button>
            ))}
          </div>
        ) : null}
        <p role="status" data-filtered className="label mt-3">
          {resultText(active, categories, several)}
        </p>
      </div>
      {matching.length === 0 ? <div className="wrap mt-10">{empty}</div> : null}
      <ul ref={list} data-filtered className={GALLERY_GRID}>
        {items.map((item) => {
          const cell = cells[matching.indexOf(item)]
          // Hidden instead of removed, so that its picture is not loaded again.
          return (
            <li key={item.key} hidden={!cell} data-cell={cell} className={cell && CELL_CLASSES[cell]}>
              {item.card}
            </li>
          )
        })}
      </ul>
      {shared > 0 ? (
        <p className="wrap mt-16 flex lg:mt-4 flex-wrap items-center gap-x-6 gap-y-4">
          <span className="text-lead">{shared === 1 ? note.one : note.many.replaceAll('{count}', String(shared))}</span>
          <Button variant="secondary" onClick={showAll}>
            Show all {items.length}
          </Button>
        </p>
      ) : null}
    </>
  )
}
