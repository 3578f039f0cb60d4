/** The editor's Content Security Policy: the CMS writes styles by script and previews unsaved pictures. */
export function editorPolicy(connect: readonly string[]): string {
  const local = `'self' blob: data:`
  return [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' blob: 'unsafe-inline'",
    `img-src ${[local, ...connect].join(' ')}`,
    "font-src 'self'",
    `connect-src ${[local, ...connect].join(' ')}`,
    "worker-src 'self' blob:",
    `frame-src ${local}`,
    "base-uri 'self'",
    "form-action 'none'",
  ].join('; ')
}
