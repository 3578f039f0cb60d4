/** Longer than the transitions of components/layout/theme-picture-transition.css. */
const CHANGE_MS = 700
/** After this time the theme changes although its pictures are not decoded. */
const LONGEST_WAIT_MS = 400

let timer: ReturnType<typeof setTimeout> | undefined

/** Loads the transition, and gives the regions of a picture their shapes. Without it the pictures change at once. */
async function loadTransition(): Promise<void> {
  const [{ litRegions }] = await Promise.all([import('@/lib/lit-regions'), import('./theme-picture-transition.css')])
  for (const svg of document.querySelectorAll<SVGSVGElement>('.theme-picture > .picture-regions')) {
    const { height } = svg.viewBox.baseVal
    const regions = [...svg.querySelectorAll('polygon')].map((polygon) =>
      [...polygon.points].map(({ x, y }) => [x, (y * 100) / height] as const),
    )
    for (const element of svg.parentElement?.querySelectorAll<HTMLElement>(':scope > :is(.dark-regions, .dark-only)') ??
      [])
      for (const [name, value] of Object.entries(litRegions(regions))) element.style.setProperty(name, value)
  }
}

/** Fetches and decodes the pictures of a theme that are in view, and the change. */
export async function decodePictures(theme: 'light' | 'dark'): Promise<void> {
  const decoded = [...document.querySelectorAll<HTMLImageElement>(`.theme-picture > .${theme}-only > img`)]
    .filter(isInView)
    .map((image) => {
      image.loading = 'eager'
      return image.decode().catch(() => undefined)
    })
  await Promise.race([
    Promise.all([...decoded, loadTransition().catch(() => undefined)]),
    new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS)),
  ])
}

/** Lets the pictures of both themes be displayed for the time of the transition. */
export function startThemeChange(): void {
  const root = document.documentElement
  root.setAttribute('data-theme-changed', '')
  clearTimeout(timer)
  timer = setTimeout(() => root.removeAttribute('data-theme-changed'), CHANGE_MS)
}

/** The other theme's image is not displayed and has no size, but its container has. */
function isInView(image: HTMLImageElement): boolean {
  const box = image.closest('.theme-picture')?.getBoundingClientRect()
  return box !== undefined && box.bottom > 0 && box.top < window.innerHeight
}
