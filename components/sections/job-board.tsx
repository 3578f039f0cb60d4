'use client'

import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { afterPaint } from '@/components/motion/after-paint'
import { useLayoutAnimation } from '@/components/motion/use-layout-animation'
import { Button } from '@/components/ui/button'
import { Chevron } from '@/components/ui/chevron'
import { onUrlChange } from '@/components/ui/on-url-change'
import {
  type FilterableJob,
  filterFromSearch,
  filterUrl,
  type JobFilter,
  matchesFilter,
  openingsCount,
  SEARCH_LIMIT,
} from '@/lib/job-filter'
import { ALL } from '@/lib/project-filter'
import { Throttle } from '@/lib/throttle'
import { showFiltered } from './hide-until-filtered'
import { JobBoardFrame } from './job-board-frame'
import { JobBoardMessage } from './job-board-message'

interface JobBoardProps {
  /** The cards are rendered at build. */
  jobs: readonly (FilterableJob & { card: ReactNode })[]
  departments: readonly string[]
  searchPlaceholder: string
  empty: { title: string; text: string }
}

const NO_FILTER: JobFilter = { department: ALL, search: '' }
/** Safari throws after 100 changes of the history in ten seconds, and the router adds one to each. */
const HISTORY_MS = 300
const CONTROL =
  'min-h-12 w-full rounded-control border-[1.5px] border-line-strong bg-surface px-4 text-ink placeholder:text-muted'

/** Filterable job cards. The filter is in the URL, so that it can be shared. */
export function JobBoard({ jobs, departments, searchPlaceholder, empty }: JobBoardProps) {
  // The list follows after a paint, which keeps typing responsive. Optimistic state could return to an older text.
  const [chosen, setChosen] = useState(NO_FILTER)
  const [filter, setFilter] = useState(NO_FILTER)
  const cancelFilter = useRef<() => void>(null)
  const search = useRef<HTMLInputElement>(null)
  const { list, animate, controlProps } = useLayoutAnimation()
  const [urlWrites] = useState(() => new Throttle(HISTORY_MS))
  // The filter as the URL has it, which can be older than what is typed.
  const urlSearch = useRef<string>(undefined)

  // Before the first paint, which must not show the unfiltered list.
  useLayoutEffect(() => {
    const read = () => {
      if (window.location.search === urlSearch.current) return
      urlSearch.current = window.location.search
      const filterOfUrl = filterFromSearch(window.location.search, departments)
      setChosen(filterOfUrl)
      setFilter(filterOfUrl)
    }
    read()
    showFiltered()
    const end = onUrlChange(read)
    return () => {
      end()
      cancelFilter.current?.()
      urlWrites.cancel()
    }
  }, [departments, urlWrites])

  const updateFilter = (change: Partial<JobFilter>) => {
    const next = { ...chosen, ...change }
    setChosen(next)
    cancelFilter.current?.()
    cancelFilter.current = afterPaint(() => {
      animate(() => setFilter(next))
      urlWrites.run(() => {
        const { pathname, search: query, hash } = window.location
        window.history.replaceState(null, '', filterUrl(next, pathname + query + hash))
        urlSearch.current = window.location.search
      })
    })
  }

  const shown = new Set(jobs.filter((job) => matchesFilter(job, filter)).map(({ slug }) => slug))

  return (
    <>
      <search
        {...controlProps}
        className="noscript:hidden mt-8 grid items-end gap-4 sm:grid-cols-[1fr_15rem] lg:grid-cols-[1fr_15rem_10rem]"
      >
        <label className="block">
          <span className="label mb-2 block">Search</span>
          <input
            ref={search}
            type="search"
            value={chosen.search}
            maxLength={SEARCH_LIMIT}
            placeholder={searchPlaceholder}
            onChange={(event) => updateFilter({ search: event.currentTarget.value })}
            // A link that is followed takes the focus first, and Back needs the address.
            onBlur={() => urlWrites.flush()}
            className={CONTROL}
          />
        </label>
        <label className="block">
          <span className="label mb-2 block">Department</span>
          <span className="relative block">
            <select
              value={chosen.department}
              onChange={(event) => updateFilter({ department: event.currentTarget.value })}
              className={`${CONTROL} appearance-none pr-10`}
            >
              {departments.map((department) => (
                <option key={department}>{department}</option>
              ))}
            </select>
            <Chevron className="-translate-y-1/2 pointer-events-none absolute top-1/2 right-4 w-3" />
          </span>
        </label>
        <p
          role="status"
          data-filtered
          className="tabular font-semibold sm:col-span-2 lg:col-span-1 lg:pb-3 lg:text-right"
        >
          {openingsCount(shown.size, jobs.length)}
        </p>
      </search>
      <JobBoardFrame className={`mt-6 dark:mt-16 ${jobs.length === 1 ? 'md:max-w-md' : ''}`}>
        <ul
          ref={list}
          data-filtered
          className={`grid gap-x-7 gap-y-8 ${jobs.length > 1 ? 'md:grid-cols-2' : ''} ${jobs.length > 2 ? 'xl:grid-cols-3' : ''}`}
        >
          {jobs.map(({ slug, card }) => (
            <li key={slug} hidden={!shown.has(slug)} data-layout="position">
              {card}
            </li>
          ))}
        </ul>
        {shown.size === 0 ? (
          <JobBoardMessage {...empty}>
            <Button
              variant="secondary"
              className="mt-6"
              onClick={() => {
                updateFilter(NO_FILTER)
                search.current?.focus()
              }}
            >
              Show all openings
            </Button>
          </JobBoardMessage>
        ) : null}
      </JobBoardFrame>
    </>
  )
}
