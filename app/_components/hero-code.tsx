'use client'

import { type ReactNode, useState } from 'react'
import { CodeCarousel, type CodeSlide } from './code-carousel'
import './hero-code.css'

interface HeroCodeProps {
  picture: ReactNode
  /** In pixels, of the picture. */
  size: { width: number; height: number }
  /** `cable` leads from the code to the place of the picture that does the work, in percent. */
  slides: (CodeSlide & { cable: { x: number; y: number }[] })[]
}

/** The width of the drawing of the cable, whatever the size of the picture: its numbers are whole. */
const WIDTH = 2000

/** The picture of the hero, the code beside it, and a cable from the current slide into the picture. */
export function HeroCode({ picture, size, slides }: HeroCodeProps) {
  const [index, setIndex] = useState(0)
  const height = Math.round((WIDTH * size.height) / size.width)
  const cable = (slides[index]?.cable ?? []).map(
    ({ x, y }) => [Math.round((x * WIDTH) / 100), Math.round((y * height) / 100)] as const,
  )
  const [start, end] = [cable[0], cable.at(-1)]
  return (
    <>
      <div className="home-picture relative col-span-12 row-start-3 -mx-5 mt-6 md:mx-0 lg:col-span-8 lg:col-start-5 lg:row-span-3 lg:row-start-1 lg:mt-[min(7vw,7.5rem)] lg:-mr-[0.8%] lg:ml-10 lg:self-end xl:ml-16 2xl:ml-8">
        {picture}
        {start && end ? (
          <svg key={index} viewBox={`0 0 ${WIDTH} ${height}`} aria-hidden="true" className="hero-cable">
            <path d={`M${Math.round(-WIDTH / 3)} ${start[1]}L${cable.join(' ')}`} pathLength="1" strokeWidth="7" />
            <circle cx={end[0]} cy={end[1]} r="12" />
          </svg>
        ) : null}
      </div>
      {slides.length > 0 ? (
        <div className="col-span-12 row-start-4 mt-8 mb-8 self-end lg:col-start-1 lg:col-span-5 lg:row-start-3 lg:mt-7 lg:mb-7 xl:col-span-4">
          <CodeCarousel slides={slides} index={index} onShow={setIndex} />
        </div>
      ) : null}
    </>
  )
}
