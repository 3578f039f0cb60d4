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
  const document = parse(html, { comment: true })
  const metas = document.querySelectorAll('meta[http-equiv="Content-Security-Policy"]')
  const [meta] = metas
  if (!meta || metas.length > 1) return [`${metas.length} policies where there should be one`]
  const directives = directivesOf(meta.getAttribute('content') ?? '')
  return [
    ...placement(document, meta),
    ...weaknesses(directives),
    ...scripts(document, directives),
    ...styles(document, directives),
    ...addresses(document, read),
    ...forms(document, directives),
  ]
}

function placement(document: HTMLElement, meta: HTMLElement): string[] {
  const [charset, policy] = document.querySelector('head')?.children ?? []
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
const named = (text: string) => JSON.stringify(text.slice(0, 60))

function scripts(document: HTMLElement, directives: Directives): string[] {
  const inline = document
    .querySelectorAll('script')
    .filter((element) => !element.hasAttribute('src') && !/json/.test(element.getAttribute('type') ?? ''))
    // Browsers run nothing there.
    .filter((element) => element.rawText !== '')
  const handlers = document
    .querySelectorAll('*')
    .flatMap((element) => Object.keys(element.attributes).filter((name) => /^on/i.test(name)))
  return [
    ...inline
      .filter((element) => !allowed(directives, 'script-src', `'${hashOf(element.rawText)}'`))
      .map((element) => `an inline script has no hash: ${named(element.rawText)}`),
    ...inline
      .filter((element) => !readable(element.rawText))
      .map(({ rawText }) => `a script breaks off: ${named(rawText)}`),
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

function styles(document: HTMLElement, directives: Directives): string[] {
  const elements = document.querySelectorAll('style').map((element) => element.rawText)
  const attributes = document.querySelectorAll('[style]').map((element) => element.getAttribute('style') ?? '')
  return [
    ...elements
      .filter((text) => !allowed(directives, 'style-src', `'${hashOf(text)}'`))
      .map((text) => `a style element has no hash: ${named(text)}`),
    ...attributes.map((text) => `a style in an attribute: ${named(text)}`),
  ]
}

/** Every address that a browser fetches by itself. Links and metadata only name addresses. */
function addresses(document: HTMLElement, read: (path: string) => Buffer): string[] {
  const problems: string[] = []
  const fetched = [
    ...document.querySelectorAll('[src]').map((element) => element.getAttribute('src')),
    ...document.querySelectorAll('[poster]').map((element) => element.getAttribute('poster')),
    ...document.querySelectorAll('use[href]').map((element) => element.getAttribute('href')),
    ...document
      .querySelectorAll('[srcset]')
      .flatMap((element) => (element.getAttribute('srcset') ?? '').split(/,\s+/).map((part) => part.split(' ')[0])),
    ...document
      .querySelectorAll('link')
      .filter((element) => /stylesheet|icon|preload|manifest|prefetch/.test(element.getAttribute('rel') ?? ''))
      .map((element) => element.getAttribute('href')),
  ]
  for (const address of fetched) {
    if (!/^(\/(?!\/)|#)/.test(address ?? '')) problems.push(`something foreign is fetched: ${address}`)
  }
  for (const element of document.querySelectorAll('iframe, frame, object, embed, applet, base'))
    problems.push(`there is no place for a ${element.rawTagName} element`)
  for (const element of document.querySelectorAll('[href^="javascript:"]'))
    problems.push(`a script in a link: ${named(element.getAttribute('href') ?? '')}`)
  return [...problems, ...integrity(document, read)]
}

function integrity(document: HTMLElement, read: (path: string) => Buffer): string[] {
  // A style sheet that is disabled is not fetched: its text stands in the page.
  const loaded = 'script[src], link[rel="stylesheet"]:not([disabled]), link[as="script"]'
  const elements = document.querySelectorAll(loaded).flatMap((element) => {
    const path = element.getAttribute('src') ?? element.getAttribute('href') ?? ''
    return /^\/(?!\/)/.test(path) ? [[path, element.getAttribute('integrity')] as const] : []
  })
  const named = document.querySelectorAll('script[data-file]').flatMap((element) => {
    const path = element.getAttribute('data-file') ?? ''
    return [[path, element.getAttribute('data-integrity')] as const, ...scriptsOf(read(path).toString())]
  })
  return [...elements, ...named]
    .filter(([path, hash]) => hash !== hashOf(read(path)))
    .map(([path]) => `no integrity, or a wrong one: ${path}`)
}

/** The list of scripts in the page's own file (late.ts). */
const SCRIPTS = /\bSCRIPTS=(\[\[[^;]*?\]\])/

const scriptsOf = (text: string): (readonly [path: string, hash: string])[] =>
  JSON.parse(SCRIPTS.exec(text)?.[1] ?? '[]') as [string, string][]

function forms(document: HTMLElement, directives: Directives): string[] {
  const targets = [
    ...document.querySelectorAll('form[action]').map((element) => element.getAttribute('action') ?? ''),
    ...document.querySelectorAll('[formaction]').map((element) => element.getAttribute('formaction') ?? ''),
  ]
  return targets
    .filter((target) => !/^[/?#](?!\/)/.test(target) && target !== '')
    .filter((target) => !allowed(directives, 'form-action', `${target.split(':')[0]}:`))
    .map((target) => `a form goes where the policy does not let it: ${target}`)
}
