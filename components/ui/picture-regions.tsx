'use client'

import type { MouseEvent } from 'react'
import { type PictureRegion, shapeOf } from '@/lib/picture-regions'
import { Link } from './internal-link'
import './picture-regions.css'

/** What is not needed before a region is pointed at, focused or left for the next page. */
const loadStyles = () => void import('./picture-regions-active.css')

/** For the transition to the next page. */
function setRegion({ target, currentTarget }: MouseEvent<SVGSVGElement>) {
  const polygon = target instanceof Element ? target.closest('a')?.querySelector('polygon') : undefined
  if (!polygon) return
  const { x, y, width, height } = polygon.getBBox()
  const { style } = document.documentElement
  style.setProperty('--region-x', `${x + width / 2}%`)
  style.setProperty('--region-y', `${((y + height / 2) * 100) / currentTarget.viewBox.baseVal.height}%`)
  style.setProperty('--region-width', `${width / 100}`)
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
        onClickCapture={setRegion}
      >
        {regions.map((region) => {
          const { points, x, y } = shapeOf(region, aspectRatio)
          return (
            // biome-ignore lint/a11y/useSemanticElements: as above.
            // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group of SVG is not interactive.
            <g key={region.corners} role="listitem">
              <Link href={region.href} transitionTypes={['region']}>
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
