import type { Page } from '@playwright/test'

export interface ShownPicture {
  /** Path of the AVIF file that `sizes` selects, which is the widest that any browser downloads. */
  file: string
  /** Width of that file in pixels. */
  chosen: number
  /** Displayed width in device pixels. */
  drawn: number
  /** True for the smallest and the largest file. */
  narrowest: boolean
  widest: boolean
}

/**
 * Returns the pictures that the page displays. It evaluates `srcset` and `sizes` itself, so that tests can block images,
 * which is faster.
 */
export function shownPictures(page: Page): Promise<ShownPicture[]> {
  return page.evaluate(() => {
    const measured = (length: string): number => {
      // A new element each time, because a transition would delay the change of its width.
      const probe = document.createElement('div')
      probe.style.position = 'fixed'
      probe.style.width = length
      document.body.append(probe)
      const { width } = probe.getBoundingClientRect()
      probe.remove()
      return width
    }
    const pixels = (sizes: string): number => {
      for (const part of sizes.split(/,(?![^(]*\))/)) {
        const [, condition, length] = /^\s*((?:\(.*?\)\s+(?:and\s+)?)*)(.*?)\s*$/.exec(part) ?? []
        if (condition?.trim() && !window.matchMedia(condition.trim()).matches) continue
        return measured(length ?? '')
      }
      return window.innerWidth
    }
    return [...document.querySelectorAll('picture')].flatMap((picture) => {
      const [source, image] = [picture.querySelector('source[type="image/avif"]'), picture.querySelector('img')]
      if (!source || !image || image.offsetWidth === 0) return []
      const files = (source.getAttribute('srcset') ?? '').split(', ').map((candidate) => {
        const [file = '', width = ''] = candidate.split(' ')
        return { file, width: Number.parseInt(width, 10) }
      })
      const requested = pixels(source.getAttribute('sizes') ?? '') * window.devicePixelRatio
      const index = files.findIndex(({ width }) => width >= requested - 1)
      const selected = files.at(index)
      if (!selected) return []
      const { objectFit } = getComputedStyle(image)
      const inFull = image.offsetHeight * (Number(image.getAttribute('width')) / Number(image.getAttribute('height')))
      const fitted = { cover: Math.max, contain: Math.min }[objectFit]
      const width = fitted ? fitted(image.offsetWidth, inFull) : image.offsetWidth
      return {
        file: selected.file,
        chosen: selected.width,
        drawn: width * window.devicePixelRatio,
        narrowest: selected === files[0],
        widest: selected === files.at(-1),
      }
    })
  })
}
