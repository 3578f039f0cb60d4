import { Script } from 'node:vm'
import { type HTMLElement, parse } from 'node-html-parser'
import { hashOf } from './policy.ts'

type Directives = ReadonlyMap<string, readonly string[]>

/** What keeps a directive's name short to read: no policy of ours leaves these out. */
const REQUIRED = {
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'object-src': ["'none'"],
  'require-trusted-types-for': ["'script'"],
} as const
const FORBIDDEN = /^('unsafe-.*'|'strict-dynamic'|\*|data:|https?:)$/

const directivesOf = (policy: string): Directives =>
  new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/)
      return [name, sources]
    }),
  )

/**
 * What a browser would refuse in this page under the page's own policy, and what the policy itself leaves open: one
 * sentence each, none for a page that is well sealed. Written apart from the sealing, so that a slip there is seen here.
 */
export function breachesOf(html: string, read: (path: string) => Buffer): string[] {
  const all = foundIn(html)
  const metas = named(all, 'meta').filter((element) => element.getAttribute('http-equiv') === 'Content-Security-Policy')
  const [meta] = metas
  if (!meta || metas.length > 1) return [`${metas.length} policies where there should be one`]
  const directives = directivesOf(meta.getAttribute('content') ?? '')
  return [
    ...placement(all, meta),
    ...weaknesses(directives),
    ...scripts(all, directives),
    ...styles(all, directives),
    ...addresses(all, read),
    ...forms(all, directives),
  ]
}

/** An element, with the names of its attributes and their values as one text. Both in small letters. */
interface Found {
  element: HTMLElement
  name: string
  attributes: string
}
type Elements = readonly Found[]

/** Selectors would go through the whole page for each question. */
const foundIn = (html: string): Elements =>
  parse(html, { comment: true })
    .getElementsByTagName('*')
    .map((element) => ({
      element,
      name: element.rawTagName.toLowerCase(),
      attributes: element.rawAttrs.toLowerCase(),
    }))

const named = (all: Elements, ...names: string[]): HTMLElement[] =>
  all.filter(({ name }) => names.includes(name)).map(({ element }) => element)

/** The elements with this attribute. To take all attributes of an element apart takes long. */
const having = (all: Elements, attribute: string): HTMLElement[] =>
  all
    .filter(({ element, attributes }) => attributes.includes(attribute) && element.hasAttribute(attribute))
    .map(({ element }) => element)

const valuesOf = (all: Elements, attribute: string): string[] =>
  having(all, attribute).map((element) => element.getAttribute(attribute) ?? '')

function placement(all: Elements, meta: HTMLElement): string[] {
  const [charset, policy] = named(all, 'head')[0]?.children ?? []
  return charset?.hasAttribute('charset') && policy === meta ? [] : ['the policy does not follow the charset at once']
}

function weaknesses(directives: Directives): string[] {
  const missing = Object.entries(REQUIRED).filter(([name, sources]) => directives.get(name)?.join() !== sources.join())
  const open = [...directives].flatMap(([name, sources]) =>
    sources.filter((source) => FORBIDDEN.test(source)).map((source) => `${name} allows ${source}`),
  )
  return [...missing.map(([name, sources]) => `${name} is not ${sources.join(' ')}`), ...open]
}

const allowed = (directives: Directives, name: string, source: string) =>
  directives.get(name)?.includes(source) ?? false
const quoted = (text: string) => JSON.stringify(text.slice(0, 60))

function scripts(all: Elements, directives: Directives): string[] {
  const inline = named(all, 'script')
    .filter((element) => !element.hasAttribute('src') && !/json/.test(element.getAttribute('type') ?? ''))
    // Browsers run nothing there.
    .filter((element) => element.rawText !== '')
  const handlers = all
    .filter(({ attributes }) => /\bon/.test(attributes))
    .flatMap(({ element }) => Object.keys(element.attributes).filter((name) => /^on/i.test(name)))
  return [
    ...inline
      .filter((element) => !allowed(directives, 'script-src', `'${hashOf(element.rawText)}'`))
      .map((element) => `an inline script has no hash: ${quoted(element.rawText)}`),
    ...inline
      .filter((element) => !readable(element.rawText))
      .map(({ rawText }) => `a script breaks off: ${quoted(rawText)}`),
    ...handlers.map((name) => `an event handler in an attribute: ${name}`),
  ]
}

/** A script that holds the end of a script element is cut there, and does nothing at all. */
function readable(text: string): boolean {
  try {
    return Boolean(new Script(text))
  } catch {
    return false
  }
}

function styles(all: Elements, directives: Directives): string[] {
  const attributes = valuesOf(all, 'style')
  return [
    ...named(all, 'style')
      .map(({ rawText }) => rawText)
      .filter((text) => !allowed(directives, 'style-src', `'${hashOf(text)}'`))
      .map((text) => `a style element has no hash: ${quoted(text)}`),
    ...attributes.map((text) => `a style in an attribute: ${quoted(text)}`),
  ]
}

/** Every address that a browser fetches by itself. Links and metadata only name addresses. */
function addresses(all: Elements, read: (path: string) => Buffer): string[] {
  const problems: string[] = []
  const fetched = [
    ...valuesOf(all, 'src'),
    ...valuesOf(all, 'poster'),
    ...named(all, 'use').map((element) => element.getAttribute('href')),
    ...valuesOf(all, 'srcset').flatMap((set) => set.split(/,\s+/).map((part) => part.split(' ')[0])),
    ...named(all, 'link')
      .filter((element) => /stylesheet|icon|preload|manifest|prefetch/.test(element.getAttribute('rel') ?? ''))
      .map((element) => element.getAttribute('href')),
  ]
  for (const address of fetched) {
    if (!/^(\/(?!\/)|#)/.test(address ?? '')) problems.push(`something foreign is fetched: ${address}`)
  }
  for (const element of named(all, 'iframe', 'frame', 'object', 'embed', 'applet', 'base'))
    problems.push(`there is no place for a ${element.rawTagName} element`)
  for (const target of valuesOf(all, 'href').filter((href) => /^\s*javascript:/i.test(href)))
    problems.push(`a script in a link: ${quoted(target)}`)
  return [...problems, ...integrity(all, read)]
}

function integrity(all: Elements, read: (path: string) => Buffer): string[] {
  const loaded = [
    ...named(all, 'script').filter((element) => element.hasAttribute('src')),
    // A style sheet that is disabled is not fetched: its text stands in the page.
    ...named(all, 'link').filter((element) =>
      element.getAttribute('rel') === 'stylesheet'
        ? !element.hasAttribute('disabled')
        : element.getAttribute('as') === 'script',
    ),
  ].flatMap((element) => {
    const path = element.getAttribute('src') ?? element.getAttribute('href') ?? ''
    return /^\/(?!\/)/.test(path) ? [[path, element.getAttribute('integrity')] as const] : []
  })
  const listed = named(all, 'script').flatMap((element) => {
    const path = element.getAttribute('data-file')
    if (path === undefined) return []
    return [[path, element.getAttribute('data-integrity')] as const, ...scriptsOf(read(path).toString())]
  })
  return [...loaded, ...listed]
    .filter(([path, hash]) => hash !== hashOf(read(path)))
    .map(([path]) => `no integrity, or a wrong one: ${path}`)
}

/** The list of scripts in the page's own file (late.ts). */
const SCRIPTS = /\bSCRIPTS=(\[\[[^;]*?\]\])/

const scriptsOf = (text: string): (readonly [path: string, hash: string])[] =>
  JSON.parse(SCRIPTS.exec(text)?.[1] ?? '[]') as [string, string][]

function forms(all: Elements, directives: Directives): string[] {
  const targets = named(all, 'form').map((form) => form.getAttribute('action') ?? '')
  return [...targets, ...valuesOf(all, 'formaction')]
    .filter((target) => !/^[/?#](?!\/)/.test(target) && target !== '')
    .filter((target) => !allowed(directives, 'form-action', `${target.split(':')[0]}:`))
    .map((target) => `a form goes where the policy does not let it: ${target}`)
}
