'use client'

import { useLinkStatus } from 'next/link'
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { enterRegion, REGION_TRANSITION } from '@/components/motion/hero-picture'
import { type PictureRegion, shapeOf } from '@/lib/picture-regions'
import { Link } from './link'

/** What is not needed before a region is pointed at, focused or left for the next page. */
const loadStyles = () => void import('./picture-regions-active.css').catch(() => {})

/** The shape of a region in its link. From the press on, the picture moves towards it. */
function RegionShape({ href, points }: { href: string; points: string }) {
  const shape = useRef<SVGPolygonElement>(null)
  const { pending } = useLinkStatus()
  useLayoutEffect(() => {
    const svg = shape.current?.ownerSVGElement
    if (!pending || !shape.current || !svg?.parentElement) return
    const { x, y, width, height } = shape.current.getBBox()
    const bottom = ((y + height) * 100) / svg.viewBox.baseVal.height
    return enterRegion(svg.parentElement, { href, x: x + width / 2, y: bottom, width: width / 100 })
  }, [pending, href])
  return <polygon ref={shape} points={points} />
}

interface PictureRegionsProps {
  regions: readonly PictureRegion[] | undefined
  /** Width divided by height of the picture. */
  aspectRatio: number
}

/** Links over the `Picture` that they are a child of. When the theme turns dark, its regions do so in this order. */
export function PictureRegions({ regions = [], aspectRatio }: PictureRegionsProps) {
  const plate = useId()
  const [isDismissed, setIsDismissed] = useState(false)
  useEffect(() => {
    // WCAG 1.4.13: what appears on hover or focus can be dismissed without moving either.
    const dismiss = ({ key }: KeyboardEvent) => key === 'Escape' && setIsDismissed(true)
    document.addEventListener('keydown', dismiss)
    return () => document.removeEventListener('keydown', dismiss)
  }, [])
  const showName = () => {
    loadStyles()
    setIsDismissed(false)
  }
  if (regions.length === 0) return null
  return (
    <>
      <span aria-hidden="true" className="dark-regions" />
      {/* biome-ignore lint/a11y/useSemanticElements: lists of HTML do not exist inside SVG. */}
      <svg
        viewBox={`0 0 100 ${(100 / aspectRatio).toFixed(1)}`}
        role="list"
        className="picture-regions"
        data-dismissed={isDismissed || undefined}
        onPointerOver={showName}
        onFocus={showName}
      >
        {/* Text in SVG has no background of its own. */}
        <filter id={plate} x="-4%" width="108%">
          <feFlood />
          <feComposite in="SourceGraphic" />
        </filter>
        {regions.map((region) => {
          const { points, x, y } = shapeOf(region, aspectRatio)
          return (
            // biome-ignore lint/a11y/useSemanticElements: as above.
            // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group of SVG is not interactive.
            <g key={region.corners} role="listitem">
              <Link href={region.href} transitionTypes={REGION_TRANSITION}>
                <RegionShape href={region.href} points={points} />
                <text x={x} y={y} filter={`url(#${plate})`}>
                  {region.name}
                </text>
              </Link>
            </g>
          )
        })}
      </svg>
    </>
  )
}
