/** Bundles the visual editor: admin/, the CMS and its fonts. */
import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { outputFile } from '../../lib/output-file.ts'
import { editorPolicy } from './content-security-policy.ts'

const CMS = dirname(createRequire(import.meta.url).resolve('@sveltia/cms'))

/** The CMS fetches its fonts from a CDN; its package contains the same files. */
const FONTS: [cdn: RegExp, file: RegExp][] = [
  [/https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/source-sans-3:[^)`"']*\.woff2/g, /^source-sans-3-.*\.woff2$/],
  [/https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/noto-mono@[^)`"']*\.woff2/g, /^noto-mono-.*\.woff2$/],
  [
    /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/material-symbols-[^)`"']*\.woff2/g,
    /^material-symbols-.*\.woff2$/,
  ],
]

/** Replaces the URLs of the fonts in the CMS. Throws when a new version fetches them in another way. */
function withLocalFonts(text: string, files: readonly string[], basePath: string): string {
  return FONTS.reduce((changed, [cdn, pattern]) => {
    const file = files.find((name) => pattern.test(name))
    if (!file || !cdn.test(changed)) throw new Error(`The CMS has no font like ${pattern}: look at its new version`)
    return changed.replace(cdn, `${basePath}/admin/assets/${file}`)
  }, text)
}

function localFonts(files: readonly string[], basePath: string): Plugin {
  return {
    name: 'local-fonts',
    setup({ onLoad }) {
      onLoad({ filter: /@sveltia[\\/]cms[\\/]npm[\\/]index\.js$/ }, ({ path }) => ({
        contents: withLocalFonts(readFileSync(path, 'utf8'), files, basePath),
      }))
    },
  }
}

/** Parts of the CMS that our forms do not use: maps and syntax highlighting. */
const UNUSED: Plugin = {
  name: 'unused',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^(@shikijs\/|leaflet|terra-draw)/ }, () => ({ path: 'nothing', namespace: 'unused' }))
    onLoad({ filter: /.*/, namespace: 'unused' }, () => ({ contents: 'export default {}' }))
  },
}

/**
 * Writes the editor's page, scripts and fonts to `folder`, which is served as /admin/ below `basePath`. Its policy allows
 * requests to the origins in `connect`.
 */
export async function bundleEditor(folder: string, connect: readonly string[] = [], basePath = ''): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  const assets = readdirSync(join(CMS, 'assets')).filter((name) => !name.endsWith('.map'))
  for (const name of assets) cpSync(join(CMS, 'assets', name), join(folder, 'assets', name))
  await build({
    entryPoints: { editor: 'admin/main.ts' },
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    legalComments: 'none',
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [localFonts(assets, basePath), UNUSED],
  })
  outputFile(join(folder, 'index.html'), page(connect))
}

/** The CMS animates its page changes even when reduced motion is preferred. */
const REDUCED_MOTION =
  '@media (prefers-reduced-motion: reduce) { ::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*) { animation: none !important } }'

function page(connect: readonly string[]): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${editorPolicy(connect)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>Editor</title>
<style>${REDUCED_MOTION}</style>
</head>
<body>
<noscript>The editor needs JavaScript. The content can be edited as files, too: see docs/.</noscript>
<script type="module" src="editor.js"></script>
</body>
</html>
`
}
