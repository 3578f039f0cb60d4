import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type HTMLElement, parse } from 'node-html-parser'
import { ownPublicFiles } from '../../lib/hosting/public-files.ts'
import { toPlainText } from '../../lib/plain-text.ts'
import { finishedBasePath } from '../../server/finished-marker.ts'
import { findPages } from '../../server/static-files.ts'

/** The path of the site's address, for which the export was built. */
export const BASE_PATH = finishedBasePath('out') ?? ''
/** The folder of the pages. */
export const OUT = join(process.cwd(), 'out', BASE_PATH)
/** The file of an absolute path or URL of the site. */
export const fileAt = (url: string): string => join(process.cwd(), 'out', new URL(url, 'https://site.example').pathname)

export function needExport(out = OUT): void {
  if (!existsSync(join(out, 'index.html'))) throw new Error('There is no export to test: run npm run build first')
}

/** Without the texts of scripts, which nobody reads. */
const PARSER = { blockTextElements: { script: false, noscript: true, style: true, pre: true } }

class ExportedPage {
  #document: HTMLElement | undefined

  /** @param route `/about/`; the 404 page is `/404.html`. */
  constructor(
    readonly route: string,
    readonly html: string,
  ) {}

  all(selector: string): HTMLElement[] {
    this.#document ??= parse(this.html, PARSER)
    return this.#document.querySelectorAll(selector)
  }

  /** The texts of the elements that match. */
  texts(selector: string): string[] {
    // Without the arrows of links.
    return this.all(selector).map(({ text }) => asTyped(text).replace(/^← ?|→$/g, ''))
  }

  text(selector: string): string {
    return this.texts(selector).join('\n')
  }

  /** The attribute of the first element that matches. */
  attribute(selector: string, name: string): string | undefined {
    return this.all(selector)[0]?.getAttribute(name)
  }

  /** The paths, below that of the site, or addresses of the links within the elements. */
  hrefs(selector: string): string[] {
    const links = this.all(selector).flatMap((element) => element.querySelectorAll('a[href]'))
    return links.map((link) => (link.getAttribute('href') ?? '').replace(new RegExp(`^${BASE_PATH}(?=/)`), ''))
  }
}

const pages = new Map<string, ExportedPage>()

export function pageAt(route: string, out = OUT): ExportedPage {
  const file = join(out, route.endsWith('/') ? `${route}index.html` : route)
  const page = pages.get(file) ?? new ExportedPage(route, readFileSync(file, 'utf8'))
  pages.set(file, page)
  return page
}

export function exportedPages(out = OUT): ExportedPage[] {
  needExport(out)
  const own = ownPublicFiles().map((name) => `/${name}`)
  const routes = [...findPages(out)].filter((route) => !own.includes(`${route}index.html`)).sort()
  return [...routes, '/404.html'].map((route) => pageAt(route, out))
}

/** As it is typed, which reverts lib/content/typography.ts. */
export const asTyped = (text: string): string => toPlainText(text).replace(/\s+/g, ' ').trim()
