/**
 * Stands in the page's own file behind Next's data, made small by late.ts: gives the data back what the page itself says
 * (kept.ts), names the style sheets, fetches the scripts, and runs them in tasks that are short.
 */

/** Paths and hashes of the page's scripts. */
declare const SCRIPTS: [path: string, integrity: string][]
/** The modules to run one after the other; the last is where Next begins. */
declare const STAGES: number[]
/** Style sheets of which the page has what it needs, and how React ranks them. */
declare const SHEETS: [path: string, precedence: string][]

interface Sealed {
  __next_f: [number, string?][]
  TURBOPACK: { push: (entry: { otherChunks: string[]; runtimeModuleIds: number[] }) => void }
  /** What the page's policy lets become markup again (trusted-types.ts). */
  kept?: Set<string>
}

/** The page's own style sheet, asked for where the first view ends: other pages are not to bring it. */
const OWN_SHEET = /^<link[^>]*>/

const sealed = window as unknown as Sealed
const stages = STAGES
let left = SCRIPTS.length

for (const piece of sealed.__next_f)
  if (piece[1]) piece[1] = piece[1].replace(/\u00a4(\d+|part-[a-z-]+)\u00a4/g, inside)
// Nothing else may be added.
delete sealed.kept

// React looks for its sheets before it fetches them. They are switched on when somebody makes for another page
// (components/layout/page-links.tsx), which may need more of them; what later pages bring comes behind, as it should.
for (const [path, precedence] of SHEETS) {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.dataset.precedence = precedence
  // As an attribute: it is not fetched even once.
  link.setAttribute('disabled', '')
  link.href = path
  document.head.append(link)
}

for (const [path, integrity] of SCRIPTS) {
  const script = document.createElement('script')
  script.async = true
  script.integrity = integrity
  script.onload = () => {
    if (!--left) run()
  }
  script.onerror = window.reloadOnce
  script.src = path
  document.head.append(script)
}

/** What stands inside the element of this number or name, as a JSON text without its quotation marks. */
function inside(_mark: string, name: string): string {
  const html = document.querySelector(`[data-kept="${name}"]`)?.innerHTML.replace(OWN_SHEET, '') ?? ''
  sealed.kept?.add(html)
  return JSON.stringify(html).slice(1, -1)
}

function run() {
  sealed.TURBOPACK.push({ otherChunks: [], runtimeModuleIds: stages.splice(0, 1) })
  if (stages.length) inNextTask(run)
}

/** Sooner than a timer, which waits for four milliseconds when it follows another. */
function inNextTask(act: () => void) {
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = act
  port2.postMessage(0)
}
