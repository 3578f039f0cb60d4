import type { Page } from '@playwright/test'

/** One picture as a page lays it out, and the file that its `sizes` lead a browser to. */
export interface ShownPicture {
  /** Path of the AVIF file: the narrowest that is as wide as `sizes` says, which is the widest that any browser takes. */
  file: string
  /** Width of that file in pixels. */
  chosen: number
  /** Width in device pixels at which the layout draws it. */
  drawn: number
  /** No narrower, no wider file is there to choose. */
  narrowest: boolean
  widest: boolean
}

/**
 * The pictures that the page displays now. It reads `srcset` and `sizes` as a browser does, so that no picture needs to
 * be loaded: block them, and a whole site is measured in seconds.
 */
export function shownPictures(page: Page): Promise<ShownPicture[]> {
  return page.evaluate(() => {
    const measured = (length: string): number => {
      // A new one each time: reduced motion gives every element a transition of a moment, and so an old width.
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
      const wanted = pixels(source.getAttribute('sizes') ?? '') * window.devicePixelRatio
      const index = files.findIndex(({ width }) => width >= wanted - 1)
      const taken = files.at(index)
      if (!taken) return []
      const { objectFit } = getComputedStyle(image)
      const inFull = image.offsetHeight * (Number(image.getAttribute('width')) / Number(image.getAttribute('height')))
      const fitted = { cover: Math.max, contain: Math.min }[objectFit]
      const width = fitted ? fitted(image.offsetWidth, inFull) : image.offsetWidth
      return {
        file: taken.file,
        chosen: taken.width,
        drawn: width * window.devicePixelRatio,
        narrowest: taken === files[0],
        widest: taken === files.at(-1),
      }
    })
  })
}
