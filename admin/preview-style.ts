/** The colours are those of app/tokens.css by day. */
export const PREVIEW_STYLE = `
:root { color-scheme: light }
body { margin: 0; background: #fbf6ec; color: #1c1a24; font: 16px/1.55 "Source Sans 3", system-ui, sans-serif }
.preview { max-width: 42rem; margin: 0 auto; padding: 1.5rem }
.preview h1, .preview h2, .preview h3, .preview h4 { margin: .75rem 0 .25rem; line-height: 1.15; letter-spacing: -.01em }
.preview .heading-1 { font-size: 2.25rem }
.preview p { margin: .25rem 0 .75rem; white-space: pre-line }
.preview .label { margin: 1rem 0 0; font: .75rem/1.4 ui-monospace, monospace; color: #5b5667 }
.preview section { margin-top: 1rem; border-top: 1.5px solid #1c1a24 }
.preview ul { margin: .25rem 0; padding-left: 1.25rem }
.preview li { margin: .35rem 0 }
.preview figure { margin: 1rem 0 }
.preview img { display: block; max-width: 100%; border-radius: 20px }
.preview figcaption { font-size: .85rem; color: #5b5667 }
.preview pre { padding: 1rem; overflow: auto; background: #1c1a24; color: #fbf6ec; border-radius: 4px; font-size: .8rem }
.problems, .no-problems { margin: -1.5rem -1.5rem 1rem; padding: .75rem 1.5rem; font-size: .9rem }
.problems { background: #fff1ec; border-bottom: 1.5px solid #a3210f }
.problems ul { margin: 0 }
.no-problems { color: #106d63; min-height: 1.4em }
`
