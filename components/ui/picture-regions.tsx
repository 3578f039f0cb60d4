'use client'

import type { MouseEvent } from 'react'
import { enterRegion } from '@/components/motion/hero-picture'
import { type PictureRegion, shapeOf } from '@/lib/picture-regions'
import { Link } from './internal-link'
import './picture-regions.css'

/** What is not needed before a region is pointed at, focused or left for the next page. */
const loadStyles = () => void import('./picture-regions-active.css')

/** For the transition to the page of the region. */
function enter({ currentTarget }: MouseEvent<SVGGElement>, { href }: PictureRegion) {
  const polygon = currentTarget.querySelector('polygon')
  const picture = currentTarget.ownerSVGElement?.viewBox.baseVal
  if (!polygon || !picture) return
  const { x, y, width, height } = polygon.getBBox()
  enterRegion({ href, x: x + width / 2, y: ((y + height) * 100) / picture.height, width: width / 100 })
}

export interface PictureRegionsProps {
  regions: readonly PictureRegion[] | undefined
  /** Width divided by height of the picture. */
  aspectRatio: number
}

/** Links over the `Picture` that they are a child of. When the theme turns dark, its regions do so in this order. */
export function PictureRegions({ regions = [], aspectRatio }: PictureRegionsProps) {
  if (regions.length === 0) return null
  return (
    <>
      <span aria-hidden="true" className="dark-regions" />
      {/* biome-ignore lint/a11y/useSemanticElements: lists of HTML do not exist inside SVG. */}
      <svg
        viewBox={`0 0 100 ${(100 / aspectRatio).toFixed(1)}`}
        role="list"
        className="picture-regions"
        onPointerOver={loadStyles}
        onFocus={loadStyles}
      >
        {regions.map((region) => {
          const { points, x, y } = shapeOf(region, aspectRatio)
          return (
            // biome-ignore lint/a11y/useSemanticElements: as above.
            // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group of SVG is not interactive.
            <g key={region.corners} role="listitem" onClickCapture={(event) => enter(event, region)}>
              <Link href={region.href}>
                <polygon points={points} />
                <text x={x} y={y}>
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
