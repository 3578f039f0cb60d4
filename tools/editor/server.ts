/** Serves the visual editor and the working tree to this machine only. */
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { buffer, json as readJson } from 'node:stream/consumers'
import { z } from 'zod'
import { contentSettings } from '../../build/editor/settings-from-content.ts'
import { typeOf } from '../../lib/hosting/headers.ts'
import { close, listen } from '../../server/lifecycle.ts'
import { openWorkingTree, RejectedChange, type WorkingTree } from './working-tree.ts'

/** A drawing that is opened by itself runs nothing and loads nothing. */
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
const PLAIN_TEXT = 'text/plain; charset=utf-8'

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
  const actualPort = await listen(server, port, '127.0.0.1')
  return { url: `http://localhost:${actualPort}/admin/`, stop: () => close(server, 0) }
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
    const { path, text, pictures } = CHECK.parse(await readJson(request))
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
  const { 'if-match': tag, 'if-none-match': noTag } = request.headers
  const tagWhenRead = noTag === '*' ? null : tag
  switch (request.method) {
    case 'GET': {
      if (path === '' || path.endsWith('/')) return json(workingTree.list(path))
      const found = workingTree.read(path)
      if (!found) return { status: 404 }
      const headers = { 'x-changed': String(found.changed), etag: found.tag }
      return { status: 200, type: typeOf(path) ?? PLAIN_TEXT, body: found.bytes, headers }
    }
    case 'PUT':
      return { status: 204, headers: { etag: await workingTree.save(path, await buffer(request), tagWhenRead) } }
    case 'DELETE':
      await workingTree.remove(path, tagWhenRead)
      return { status: 204 }
    default:
      return { status: 405 }
  }
}

function file(bundle: string, name: string): Reply {
  if (!/^[\w.-]+(\/[\w.-]+)*$/.test(name) || name.includes('..')) return { status: 404 }
  try {
    return { status: 200, type: typeOf(name) ?? PLAIN_TEXT, body: readFileSync(join(bundle, name)) }
  } catch {
    return { status: 404 }
  }
}

function json(value: unknown): Reply {
  return { status: 200, type: 'application/json; charset=utf-8', body: JSON.stringify(value) }
}

function errorReply(error: unknown): Reply {
  if (error instanceof RejectedChange) return { status: 422, type: PLAIN_TEXT, body: error.message }
  console.error(error)
  return { status: 500, type: PLAIN_TEXT, body: error instanceof Error ? error.message : 'Failed.' }
}

function send(response: ServerResponse, { status, type, body, headers }: Reply): void {
  response.writeHead(status, {
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...(type?.startsWith('image/svg+xml') ? { 'content-security-policy': SVG_POLICY } : {}),
    ...(type ? { 'content-type': type } : {}),
    ...headers,
  })
  response.end(body)
}
