/**
 * Runs in the page: what is wrong with its live document that tests/export cannot read in its HTML. Headings, ids, titles and
 * alternative texts are held there.
 */
export function liveProblems(): string[] {
  const problems: string[] = []
  const shown = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility())
  for (const landmark of ['body > header', 'body > main', 'body > footer', 'h1']) {
    const { length } = shown(landmark)
    if (length !== 1) problems.push(`${length} of ${landmark}`)
  }
  const names = shown('nav').map((nav) => nav.getAttribute('aria-label') ?? nav.getAttribute('aria-labelledby') ?? '')
  if (names.includes('')) problems.push('a navigation without a name')
  if (new Set(names).size < names.length) problems.push(`navigations of one name: ${names.join(', ')}`)
  for (const image of document.images) {
    if (image.complete && image.naturalWidth === 0 && image.checkVisibility()) problems.push(`broken: ${image.src}`)
  }
  for (const drawing of document.querySelectorAll('svg:not(svg svg)')) {
    const silent = drawing.closest('[aria-hidden="true"]') !== null
    const named = drawing.getAttribute('role') === 'img' && drawing.hasAttribute('aria-label')
    if (!silent && !named && drawing.getAttribute('aria-labelledby') === null)
      problems.push(`a drawing neither named nor hidden: ${drawing.outerHTML.slice(0, 120)}`)
  }
  return problems
}
