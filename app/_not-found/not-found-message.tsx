'use client'

import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { ButtonLink } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import * as paths from '@/lib/paths'
import { isProjectPath, nearestRoutes, type RouteEntry, readRoutes } from './nearest-routes'

export interface NotFoundMessageProps {
  message: { title: string; text: string }
  project: { title: string; text: string; back: { label: string; href: string } }
  suggestions: string
  /** Offered before and without scripts, and where fewer are near. */
  fallback: RouteEntry[]
  /** The room: after what is missing, before what is near. */
  children: ReactNode
}

const never = () => () => {}
const readPath = () => window.location.pathname
/** At build nobody has asked for anything yet. */
const noPath = () => ''

/** Says what is missing and offers what is near to it. Only the browser knows which address was asked for. */
export function NotFoundMessage({ message, project, suggestions, fallback, children }: NotFoundMessageProps) {
  const path = useSyncExternalStore(never, readPath, noPath)
  const [routes, setRoutes] = useState<RouteEntry[]>([])
  useEffect(() => {
    const leave = new AbortController()
    fetch(paths.routeList, { signal: leave.signal })
      .then((response) => response.json())
      .then((list) => setRoutes(readRoutes(list)))
      // Without the list the main pages are offered.
      .catch(() => {})
    return () => leave.abort()
  }, [])
  const isProject = isProjectPath(path)
  const { title, text } = isProject ? project : message
  const near = nearestRoutes(path, routes)
  // As many as before the scripts ran, so that nothing below moves.
  const others = fallback.filter((route) => !near.some(({ path: known }) => known === route.path))
  const offered = [...near, ...others].slice(0, fallback.length)
  return (
    <>
      <div className="relative z-10 lg:col-span-6 lg:self-end">
        <h1 className="max-w-[7em] text-hero">{title}</h1>
        <p className="mt-6 max-w-[42ch] text-lead text-muted">{text}</p>
        {isProject ? (
          <p className="mt-8">
            <ButtonLink href={project.back.href}>{project.back.label}</ButtonLink>
          </p>
        ) : null}
      </div>
      {children}
      <div className="relative z-10 lg:col-span-6">
        <h2 className="text-h4">{suggestions}</h2>
        <ul className="mt-3 border-line-strong border-t-[1.5px] lg:max-w-[34rem]">
          {offered.map((route) => (
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
