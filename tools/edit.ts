/** `npm run edit`: the visual editor on this machine, over the files of the working tree. No account, no internet. */
import { spawn } from 'node:child_process'
import { bundleEditor } from '../build/editor/bundle.ts'
import { readArguments } from '../build/read-arguments.ts'
import { startEditor } from './editor/server.ts'

const BUNDLE = '.cache/editor'

async function main(): Promise<void> {
  readArguments('npm run edit opens the visual editor over the files in content/. PORT chooses its port (3333).', {})
  await bundleEditor(BUNDLE)
  const wanted = Number(process.env.PORT ?? 3333)
  const editor = await startEditor({ root: 'content', bundle: BUNDLE, port: wanted })
  console.log(`The editor is at ${editor.url} (Ctrl+C ends it). Run npm run dev beside it to see the site change.`)
  if (process.stdout.isTTY && process.env.BROWSER !== 'none') openBrowser(editor.url)
}

/** The system's own way to open an address; where there is none, the address stands in the terminal. */
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

await main()
