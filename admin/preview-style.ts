/** The colours are custom properties of the settings. */
export const PREVIEW_STYLE = `
:root { color-scheme: light }
body { margin: 0; background: var(--bg); color: var(--ink); font: 16px/1.55 "Source Sans 3", system-ui, sans-serif }
.preview { max-width: 42rem; margin: 0 auto; padding: 1.5rem }
.preview h1, .preview h2, .preview h3, .preview h4 { margin: .75rem 0 .25rem; line-height: 1.15; letter-spacing: -.01em }
.preview .heading-1 { font-size: 2.25rem }
.preview p { margin: .25rem 0 .75rem; white-space: pre-line }
.preview .label { margin: 1rem 0 0; font: .75rem/1.4 ui-monospace, monospace; color: var(--muted) }
.preview section { margin-top: 1rem; border-top: 1.5px solid var(--ink) }
.preview ul { margin: .25rem 0; padding-left: 1.25rem }
.preview li { margin: .35rem 0 }
.preview figure { margin: 1rem 0 }
.preview img { display: block; max-width: 100%; border-radius: 20px }
.preview figcaption { font-size: .85rem; color: var(--muted) }
.preview pre { padding: 1rem; overflow: auto; background: var(--ink); color: var(--bg); border-radius: 4px; font-size: .8rem }
.problems, .no-problems { margin: -1.5rem -1.5rem 1rem; padding: .75rem 1.5rem; font-size: .9rem }
.problems { background: var(--surface); border-bottom: 1.5px solid var(--error) }
.problems ul { margin: 0 }
.no-problems { color: var(--success); min-height: 1.4em }
`
