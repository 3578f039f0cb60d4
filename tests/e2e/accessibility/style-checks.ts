/** Runs in the page: buttons that would look like text when their grounds are taken away. */
export function unmarkedControls(): string[] {
  return (
    [...document.querySelectorAll<HTMLElement>('button, a')]
      // Links with corners are buttons to the eye.
      .filter((control) => control.tagName === 'BUTTON' || getComputedStyle(control).borderTopLeftRadius !== '0px')
      // In a group the chosen one is marked, and shows what the others are.
      .filter((control) => control.checkVisibility() && !control.closest('[inert], [role="group"], .skip-link'))
      .filter((control) => {
        const { borderTopWidth, borderBottomWidth, textDecorationLine } = getComputedStyle(control)
        const inner = control.querySelector('svg, span')
        return (
          Number.parseFloat(borderTopWidth) + Number.parseFloat(borderBottomWidth) === 0 &&
          !textDecorationLine.includes('underline') &&
          !inner
        )
      })
      .map((control) => `looks like text: ${control.textContent}`)
  )
}

/** Runs in the page: floors whose second-rank text stays second-rank where more contrast is asked for. */
export function paleText(): string[] {
  return [document.documentElement, ...document.querySelectorAll('[class*="floor-"]')]
    .filter((floor) => {
      const style = getComputedStyle(floor)
      return style.getPropertyValue('--muted') !== style.getPropertyValue('--ink')
    })
    .map((floor) => `muted text stays on ${floor.className}`)
}

/** Runs in the page: print that nobody could read on paper. */
export function palePrint(): string[] {
  const problems: string[] = []
  if (document.querySelector('header')?.checkVisibility()) problems.push('the header is printed')
  for (const text of document.querySelectorAll('main :is(h1, h2, h3, p)')) {
    const [red = 0, green = 0, blue = 0] =
      getComputedStyle(text)
        .color.match(/\d+(\.\d+)?/g)
        ?.map(Number) ?? []
    if (text.checkVisibility() && Math.max(red, green, blue) > 110) problems.push(`pale on paper: ${text.textContent}`)
  }
  return problems
}

/** Runs in the page: controls that a finger misses. A link within a sentence is as high as its line (WCAG 2.5.8). */
export function smallTargets(): string[] {
  const controls = 'a[href], button, input:not([type=hidden]), select, textarea, summary'
  return [...document.querySelectorAll<HTMLElement>(controls)]
    .filter((control) => control.checkVisibility() && !control.closest('[inert], [aria-hidden="true"], .skip-link'))
    .filter(
      (control) => !(getComputedStyle(control).display === 'inline' && control.parentElement?.matches('p, li, dd, h3')),
    )
    .map((control) => ({ control, box: control.getBoundingClientRect() }))
    .filter(({ box }) => box.width < 24 || box.height < 24)
    .map(({ control, box }) => `${control.tagName} "${control.textContent}" ${box.width}×${box.height}`)
}
