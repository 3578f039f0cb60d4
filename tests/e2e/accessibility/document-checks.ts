/** Runs in the page: problems of the document that tests/export cannot find in its HTML. */
export function documentProblems(): string[] {
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
  for (const svg of document.querySelectorAll('svg:not(svg svg)')) {
    const hidden = svg.closest('[aria-hidden="true"]') !== null
    const named = svg.getAttribute('role') === 'img' && svg.hasAttribute('aria-label')
    const list = svg.getAttribute('role') === 'list'
    if (!hidden && !named && !list && svg.getAttribute('aria-labelledby') === null)
      problems.push(`a drawing neither named nor hidden: ${svg.outerHTML.slice(0, 120)}`)
  }
  return problems
}
