/** Serves the visual editor and the working tree to this machine only. */
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { z } from 'zod'
import { contentSettings } from '../../build/editor/settings-from-content.ts'
import { openWorkingTree, RejectedChange, type WorkingTree } from './working-tree.ts'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
}

/** A drawing that is opened by itself runs nothing and loads nothing. */
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

type Reply = { status: number; type?: string; body?: string | Uint8Array; headers?: Record<string, string> }

const CHECK = z.object({ path: z.string(), text: z.string(), pictures: z.array(z.string()) })

/** Listens on 127.0.0.1; port 0 is any free port. `bundle` is the folder that bundleEditor() has written. */
export async function startEditor({ root, bundle, port }: { root: string; bundle: string; port: number }) {
  const workingTree = openWorkingTree(root)
  const server = createServer((request, response) => {
    replyTo(request, workingTree, root, bundle).then(
      (result) => send(response, result),
      (error: unknown) => send(response, errorReply(error)),
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const address = server.address()
  const actualPort = typeof address === 'object' && address ? address.port : port
  return { url: `http://localhost:${actualPort}/admin/`, stop: () => stop(server) }
}

function stop(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise((resolve) => {
    server.close(() => resolve())
  })
}

async function replyTo(
  request: IncomingMessage,
  workingTree: WorkingTree,
  root: string,
  bundle: string,
): Promise<Reply> {
  if (!isLocal(request)) return { status: 403, body: 'The editor answers to this machine alone.' }
  const { pathname } = new URL(request.url ?? '/', 'http://localhost')
  if (pathname === '/' || pathname === '/admin') return { status: 302, headers: { location: '/admin/' } }
  if (pathname.startsWith('/admin/content/')) {
    return replyToContent(request, workingTree, decodeURIComponent(pathname.slice('/admin/content/'.length)))
  }
  // The `public_folder` of the CMS, which loads some previews by URL.
  if (pathname.startsWith('/pictures/') && request.method === 'GET') {
    return replyToContent(request, workingTree, decodeURIComponent(pathname.slice(1)))
  }
  if (pathname === '/admin/check' && request.method === 'POST') {
    const { path, text, pictures } = CHECK.parse(JSON.parse((await bodyOf(request)).toString('utf8')))
    return json(await workingTree.check(path, text, pictures))
  }
  if (pathname === '/admin/settings.json') return json({ mode: 'local', ...contentSettings(root) })
  const name = pathname === '/admin/' ? 'index.html' : pathname.slice('/admin/'.length)
  return file(bundle, name)
}

/** Rejects cross-site requests and DNS rebinding. */
function isLocal({ headers }: IncomingMessage): boolean {
  const host = /^(localhost|127\.0\.0\.1):\d+$/.test(headers.host ?? '')
  return host && (headers.origin === undefined || headers.origin === `http://${headers.host}`)
}

async function replyToContent(request: IncomingMessage, workingTree: WorkingTree, path: string): Promise<Reply> {
  if (path.split('/').some((part) => part === '..' || part.startsWith('.'))) return { status: 403 }
  switch (request.method) {
    case 'GET': {
      if (path === '' || path.endsWith('/')) return json(workingTree.list(path))
      const found = workingTree.read(path)
      if (!found) return { status: 404 }
      const headers = { 'x-changed': String(found.changed) }
      return { status: 200, type: TYPES[extname(path)] ?? 'text/plain; charset=utf-8', body: found.bytes, headers }
    }
    case 'PUT':
      await workingTree.save(path, await bodyOf(request))
      return { status: 204 }
    case 'DELETE':
      await workingTree.remove(path)
      return { status: 204 }
    default:
      return { status: 405 }
  }
}

function file(bundle: string, name: string): Reply {
  if (!/^[\w.-]+(\/[\w.-]+)*$/.test(name) || name.includes('..')) return { status: 404 }
  try {
    return { status: 200, type: TYPES[extname(name)] ?? 'text/plain', body: readFileSync(join(bundle, name)) }
  } catch {
    return { status: 404 }
  }
}

function json(value: unknown): Reply {
  return { status: 200, type: 'application/json; charset=utf-8', body: JSON.stringify(value) }
}

function errorReply(error: unknown): Reply {
  if (error instanceof RejectedChange) return { status: 422, type: 'text/plain; charset=utf-8', body: error.message }
  console.error(error)
  return { status: 500, type: 'text/plain; charset=utf-8', body: error instanceof Error ? error.message : 'Failed.' }
}

function send(response: ServerResponse, { status, type, body, headers }: Reply): void {
  response.writeHead(status, {
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...(type === TYPES['.svg'] ? { 'content-security-policy': SVG_POLICY } : {}),
    ...(type ? { 'content-type': type } : {}),
    ...headers,
  })
  response.end(body)
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(Buffer.from(part))
  return Buffer.concat(parts)
}
