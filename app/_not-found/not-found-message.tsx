'use client'

import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { ButtonLink } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { subscribeToNothing } from '@/components/ui/use-hydrated'
import { isProjectPath, nearestRoutes, parseRoutes, type RouteEntry } from '@/lib/nearest-routes'
import * as paths from '@/lib/url-paths'

interface NotFoundMessageProps {
  message: { title: string; text: string }
  project: { title: string; text: string; back: { label: string; href: string } }
  suggestions: string
  /** Shown before and without scripts, and after fewer similar routes. */
  fallback: RouteEntry[]
  /** The picture, between message and suggestions. */
  children: ReactNode
}

const getPath = () => window.location.pathname.slice(paths.basePath.length)
const getServerPath = () => ''

/** The message and suggestions of the 404 page. Only the browser knows the requested path. */
export function NotFoundMessage({ message, project, suggestions, fallback, children }: NotFoundMessageProps) {
  const path = useSyncExternalStore(subscribeToNothing, getPath, getServerPath)
  const [routes, setRoutes] = useState<RouteEntry[]>([])
  useEffect(() => {
    const controller = new AbortController()
    fetch(paths.withBasePath(paths.routeList), { signal: controller.signal })
      .then((response) => response.json())
      .then((list) => setRoutes(parseRoutes(list)))
      // Without the list, `fallback` is shown.
      .catch(() => {})
    return () => controller.abort()
  }, [])
  const isProject = isProjectPath(path)
  const { title, text } = isProject ? project : message
  const nearest = nearestRoutes(path, routes)
  const others = fallback.filter((route) => !nearest.some(({ path: known }) => known === route.path))
  // The same number as in the HTML, to avoid a layout shift.
  const suggested = [...nearest, ...others].slice(0, fallback.length)
  return (
    <>
      <div className="relative z-10 lg:col-span-6 lg:self-end">
        <h1 className="max-w-[7em] text-hero">{title}</h1>
        <p className="mt-6 max-w-[40ch] text-lead text-muted">{text}</p>
        {isProject ? (
          <p className="mt-8">
            <ButtonLink {...project.back} />
          </p>
        ) : null}
      </div>
      {children}
      <div className="relative z-10 lg:col-span-6 lg:col-start-1">
        <h2 className="text-h4">{suggestions}</h2>
        <ul className="mt-3 border-line-strong border-t-[1.5px] lg:max-w-[34rem]">
          {suggested.map((route) => (
            <li key={route.path}>
              <Link
                href={route.path}
                className="group flex min-h-12 flex-wrap items-baseline justify-between gap-x-6 border-line border-b-[1.5px] py-2.5"
              >
                <span className="font-semibold decoration-[1.5px] underline-offset-4 group-hover:underline">
                  {route.title}
                </span>
                <span className="label">{route.path}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
