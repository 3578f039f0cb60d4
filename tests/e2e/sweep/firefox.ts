import { existsSync } from 'node:fs'

/** The second engine, from the system's packages: Playwright's own Firefox is patched, visitors have this one. */
const NAMES = ['firefox-esr', 'firefox']

/** Why the tests of a second engine were left out. */
export const NO_FIREFOX =
  'There is no Firefox on this machine: install the firefox-esr package of the system, or name one in FIREFOX.'

/** The Firefox that FIREFOX names, or else the first on the PATH; undefined when there is none. */
export function findFirefox({ FIREFOX, PATH = '' }: Readonly<Record<string, string | undefined>>): string | undefined {
  const places = FIREFOX
    ? [FIREFOX]
    : PATH.split(':').flatMap((folder) => NAMES.map((name) => `${folder || '.'}/${name}`))
  return places.find((path) => existsSync(path))
}
