/** Runs in the page: buttons that look like text without their background. */
export function controlsLikeText(): string[] {
  return (
    [...document.querySelectorAll<HTMLElement>('button, a')]
      // Links with rounded corners look like buttons.
      .filter((control) => control.tagName === 'BUTTON' || getComputedStyle(control).borderTopLeftRadius !== '0px')
      // In a group the selected button is marked.
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

/** Runs in the page: floors whose muted text has less contrast than other text, for `prefers-contrast: more`. */
export function mutedText(): string[] {
  return [document.documentElement, ...document.querySelectorAll('[class*="floor-"]')]
    .filter((floor) => {
      const style = getComputedStyle(floor)
      return style.getPropertyValue('--muted') !== style.getPropertyValue('--ink')
    })
    .map((floor) => `muted text stays on ${floor.className}`)
}

/** Runs in the page: text that is too light to be printed. */
export function lightPrint(): string[] {
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

/** Runs in the page: controls smaller than 24 pixels, except links within a sentence (WCAG 2.5.8). */
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
