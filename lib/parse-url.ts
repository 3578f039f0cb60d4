/**
 * The URL of `text`, undefined when it is none. In place of URL.canParse, which in Node 20 rejects Latin-1 letters such as ö
 * after some thousand calls.
 */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}
