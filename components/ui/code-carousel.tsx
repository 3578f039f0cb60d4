'use client'

import { type ReactNode, useState } from 'react'

export interface CodeSlide {
  label: string
  file: string
  code: ReactNode
}

export function CodeCarousel({ slides }: { slides: CodeSlide[] }) {
  const [index] = useState(0)
  return (
    <section
      aria-label="Code from one project"
      className="overflow-hidden rounded-control border-[1.5px] border-ink bg-surface"
    >
      <p className="label flex justify-between border-line-strong border-b-[1.5px] px-4 py-2.5">
        {slides[index]?.file}
      </p>
      <div className="pt-4">{slides[index]?.code}</div>
    </section>
  )
}
