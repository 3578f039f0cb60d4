import { SaxesParser, type SaxesTagNS } from 'saxes'

/** Something in a file that the site refuses, as the parts of a problem. */
export type Flaw = { line: number; expected: string; got: string }

export const MAX_SVG_BYTES = 60 * 1024

/** Far more than design tools write. The time of svgo grows with the square of it. */
const MAX_DEPTH = 100

const SVG = 'http://www.w3.org/2000/svg'
const HTML = 'http://www.w3.org/1999/xhtml'

/** Also elements that have no effect in an image, but that design tools write. */
const ALLOWED = new Set(
  (
    'svg g defs symbol use path rect circle ellipse line polyline polygon marker pattern clipPath mask style ' +
    'linearGradient radialGradient stop filter title desc metadata switch view'
  ).split(' '),
)

const NO_TEXT =
  'no text, which would be in the font of each visitor’s system: convert it to paths, or write it in the content'
const NO_ANIMATION = 'no animation, which visitors could not stop'

const REASONS: Readonly<Record<string, string | undefined>> = {
  script: 'no scripts',
  foreignObject: 'no foreignObject, as which Illustrator saves what it can edit',
  image: 'no pictures of pixels inside a drawing',
  feImage: 'no pictures of pixels inside a drawing',
  text: NO_TEXT,
  tspan: NO_TEXT,
  textPath: NO_TEXT,
  a: 'no links',
  animate: NO_ANIMATION,
  animateMotion: NO_ANIMATION,
  animateTransform: NO_ANIMATION,
  set: NO_ANIMATION,
}

const NO_MEDIA = 'no @media, because the site has a light switch of its own: save one drawing by day and one by night'
const NO_REFERENCES = 'no references but to an id of the same file (#id)'

const isInside = (element: string, href: string) =>
  href.startsWith('#') || (element === 'image' && /^data:image\/(?!svg)/i.test(href))

/** Functions of CSS that load files, apart from `url()`. */
const LOADING = /(?:^|[^\w-])(?:-webkit-)?(?:image|image-set|cross-fade|src|element)\(/i

/** The declarations that Illustrator writes: texts by name, which name no files and no other entities. */
const ENTITY = /<!ENTITY\s+([\w.-]+)\s+(?:"([^"&%<]*)"|'([^'&%<]*)')\s*>/g

export interface SvgRules {
  /** The sides that the viewBox may have, in units. */
  min: number
  max: number
  example: string
  /** More elements than the shapes; an `image` must contain its picture. */
  more: readonly string[]
  /** Whether styles may follow a setting of the visitor's system, as those of icons do. */
  media: boolean
}
const OF_DRAWING: SvgRules = { min: 10, max: 10_000, example: '0 0 1200 900', more: [], media: false }

/** Attributes that only name something, such as `inkscape:export-filename="C:\logo.png"`; what is a reference has been found. */
const NO_STYLE = /:|^(?:id|class|aria-|data-)/

type Report = (line: number, expected: string, got: string) => void

/**
 * Checks a drawing or a logo that is to be shown as an image, and returns its size in whole pixels, in the ratio of its
 * `viewBox`. The first flaw of each kind is reported.
 */
export function checkSvg(
  source: string,
  rules = OF_DRAWING,
): { size?: { width: number; height: number }; flaws: Flaw[] } {
  const flaws = new Map<string, Flaw>()
  const report: Report = (line, expected, got) => {
    if (!flaws.has(expected)) flaws.set(expected, { line, expected, got })
  }
  const parser = new SaxesParser({ xmlns: true })
  let size: { width: number; height: number } | undefined
  let depth = 0
  let tagLine = 1
  const attributeLines = new Map<string, number>()
  let styles: string | undefined

  parser.on('doctype', (doctype) => {
    if (!addEntities(doctype, parser.ENTITIES))
      report(parser.line, 'no declarations but texts as entities, each once', '<!DOCTYPE … [')
  })
  parser.on('processinginstruction', ({ target }) => report(parser.line, 'no <?…?> instructions', `<?${target}?>`))
  parser.on('opentagstart', () => {
    tagLine = parser.line
    attributeLines.clear()
  })
  parser.on('attribute', ({ name }) => attributeLines.set(name, parser.line))
  parser.on('opentag', (tag) => {
    if (depth === 0) {
      if (tag.uri !== SVG || tag.local !== 'svg')
        report(tagLine, `an <svg xmlns="${SVG}">`, `<${tag.name}${tag.uri ? ` xmlns="${tag.uri}"` : ''}>`)
      else size = viewBoxSize(tag.attributes.viewBox?.value, rules, (...flaw) => report(tagLine, ...flaw))
    }
    depth++
    if (depth > MAX_DEPTH) report(tagLine, `at most ${MAX_DEPTH} elements inside each other`, 'more')
    checkElement(tag, rules, (attribute = '') => attributeLines.get(attribute) ?? tagLine, report)
    if (tag.local === 'style') styles = ''
  })
  const addStyles = (text: string) => {
    if (styles !== undefined) styles += text
  }
  parser.on('text', addStyles)
  parser.on('cdata', addStyles)
  parser.on('closetag', (tag) => {
    depth--
    if (tag.local !== 'style') return
    const found = cssFlaw(styles ?? '', rules)
    if (found) report(parser.line, found, '<style>')
    styles = undefined
  })
  parser.on('error', ({ message }) => {
    const stray = source.includes('<svg') && strayAmpersand(source, Object.keys(parser.ENTITIES))
    if (stray) return report(stray.line, 'a character itself, or &amp; for an ampersand', stray.got)
    report(parser.line, 'well-formed XML', `an error: ${message.replace(/^\d+:\d+: /, '').replace(/\.$/, '')}`)
  })
  parser.write(source).close()
  return { ...(size ? { size } : {}), flaws: [...flaws.values()] }
}

/** Adds the entities that a DOCTYPE declares. Returns false when it declares something else. */
function addEntities(doctype: string, known: Record<string, string>): boolean {
  const entities = [...doctype.matchAll(ENTITY)]
  const names = [...Object.keys(known), ...entities.map(([, name]) => name)]
  for (const [, name = '', double, single = ''] of entities) known[name] = double ?? single
  // Parsers differ on which of two texts a name has.
  return !/<!/.test(doctype.replace(ENTITY, '')) && new Set(names).size === names.length
}

function checkElement(tag: SaxesTagNS, rules: SvgRules, lineOf: (attribute?: string) => number, report: Report): void {
  if (tag.uri === HTML) report(lineOf(), 'no HTML', `<${tag.name}>`)
  if (tag.uri !== SVG) return
  const isShape = ALLOWED.has(tag.local) || (tag.local.startsWith('fe') && tag.local !== 'feImage')
  if (!isShape && !rules.more.includes(tag.local))
    return void report(lineOf(), REASONS[tag.local] ?? 'nothing but shapes and their colours', `<${tag.name}>`)
  for (const { name, local, value } of Object.values(tag.attributes)) {
    const isReference = name === 'xml:base' || (local === 'href' && !isInside(tag.local, value.trim()))
    const isHandler = local.toLowerCase().startsWith('on')
    const style = NO_STYLE.test(name) ? '' : value
    const found = isHandler ? 'no event handlers' : isReference ? NO_REFERENCES : cssFlaw(style, rules)
    if (found) report(lineOf(name), found, `${name}="${value.length > 40 ? `${value.slice(0, 40)}…` : value}"`)
  }
}

/** The first `&` that begins no reference, to the end of which a parser reads, or a reference that only HTML has. */
function strayAmpersand(source: string, entities: readonly string[]) {
  const text = source.replace(/<!--.*?-->|<!\[CDATA\[.*?\]\]>|<!DOCTYPE[^[>]*(?:\[.*?\])?/gs, (part) =>
    part.replaceAll('&', ' '),
  )
  const found = new RegExp(`&(?!(?:#\\d+|#x[\\da-f]+|${entities.join('|')});)[^\\s<"']{0,20}`, 'i').exec(text)
  return found ? { line: text.slice(0, found.index).split('\n').length, got: `"${found[0]}"` } : undefined
}

function viewBoxSize(
  text: string | undefined,
  { min, max, example }: SvgRules,
  report: (expected: string, got: string) => void,
) {
  const numbers = (text ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const [, , width = 0, height = 0] = numbers
  const isValid = [width, height].every((side) => side > 0 && side >= min && side <= max)
  if (!isValid || numbers.length !== 4 || !numbers.every(Number.isFinite)) {
    const units = min > 0 ? `of ${min} to ${max} units in both directions` : 'of four numbers'
    report(`a viewBox ${units}, such as viewBox="${example}"`, text === undefined ? 'none' : `"${text}"`)
    return undefined
  }
  const scale = Number.isInteger(width) && Number.isInteger(height) ? 1 : 1000 / width
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

/** What is expected of these declarations or rules, when they do something else. */
function cssFlaw(css: string, { media }: SvgRules): string | undefined {
  const text = css.replace(/\/\*.*?\*\//gs, '')
  // An escape can spell any name, such as that of url().
  if (/\\/.test(text)) return 'no \\ in styles'
  if (/@import|@font-face/i.test(text)) return 'no @import and no @font-face'
  if (/@keyframes/i.test(text)) return NO_ANIMATION
  const urls = [...text.matchAll(/url\(\s*["']?\s*(.)/gi)]
  if (urls.some(([, first]) => first !== '#') || LOADING.test(text)) return NO_REFERENCES
  return !media && /@media|\blight-dark\(/i.test(css) ? NO_MEDIA : undefined
}
