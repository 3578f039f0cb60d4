/** `npm run edit`: the visual editor for the files of the working tree. It needs no account and no internet connection. */
import { spawn } from 'node:child_process'
import { readArguments } from '../build/command-line.ts'
import { bundleEditor } from '../build/editor/bundle.ts'
import { readPort } from '../server/settings.ts'
import { startEditor } from './editor/server.ts'

const BUNDLE = '.cache/editor'

/** Ignores errors, because the URL is also printed. */
function openBrowser(url: string): void {
  const [command, args] =
    process.platform === 'darwin'
      ? ['open', [url]]
      : process.platform === 'win32'
        ? ['cmd', ['/c', 'start', '', url]]
        : ['xdg-open', [url]]
  spawn(String(command), args, { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref()
}

readArguments('npm run edit opens the visual editor over the files in content/. PORT chooses its port (3333).', {})
await bundleEditor(BUNDLE)
try {
  const { url } = await startEditor({ root: 'content', bundle: BUNDLE, port: readPort(process.env, 3333) })
  console.log(`The editor is at ${url} (Ctrl+C ends it). Run npm run dev beside it to see the site change.`)
  if (process.stdout.isTTY && process.env.BROWSER !== 'none') openBrowser(url)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
