/**
 * Implements the part of the File System API that the CMS uses for local files, with HTTP requests to `npm run edit`.
 * The editor therefore works in browsers without that API, and the server checks each file before it writes it.
 */

const BASE = '/admin/content/'
const ROOT = 'content'
/** The CMS writes each file under a temporary name first, and then moves it. */
const TEMPORARY_PREFIX = '.sveltia-tmp-'

/** The entity tags of the files that the CMS has read or written: a change of any other version is refused. */
const tags = new Map<string, string>()

/** Throws a `NotFoundError` for status 404, and an error with the text of the response for any other failure. */
async function send(method: string, path: string, body?: Blob): Promise<Response> {
  const relativePath = path === ROOT ? '' : path.replace(`${ROOT}/`, '')
  const url = BASE + relativePath.split('/').map(encodeURIComponent).join('/')
  const response = await fetch(url, { method, headers: conditionFor(method, path), ...(body ? { body } : {}) })
  if (response.status === 404) throw new DOMException(`There is no ${path}`, 'NotFoundError')
  if (!response.ok) throw new Error(await response.text())
  if (method === 'DELETE') tags.delete(path)
  if (method === 'PUT') rememberTag(path, response)
  return response
}

/** The CMS reads all entries when it starts, so one that it has not read is new. Pictures it only lists. */
function conditionFor(method: string, path: string): Record<string, string> {
  const tag = tags.get(path)
  if (method === 'GET') return {}
  if (tag) return { 'if-match': tag }
  return method === 'PUT' && path.endsWith('.yaml') ? { 'if-none-match': '*' } : {}
}

function rememberTag(path: string, { headers }: Response): void {
  const tag = headers.get('etag')
  if (tag) tags.set(path, tag)
}

function join(directory: string, name: string): string {
  return directory ? `${directory}/${name}` : name
}

const temporaryFiles = new Map<string, Blob>()

/** The path is private because the CMS stores handles in IndexedDB, which clones public fields. */
class Handle {
  name: string
  #path: string

  constructor(path: string, name: string) {
    this.#path = path
    this.name = name
  }

  get path(): string {
    return this.#path
  }

  protected setPath(path: string, name: string): void {
    this.#path = path
    this.name = name
  }

  async requestPermission(): Promise<PermissionState> {
    return 'granted'
  }
}

class FileHandle extends Handle {
  readonly kind = 'file'

  async getFile(): Promise<File> {
    const response = await send('GET', this.path)
    rememberTag(this.path, response)
    const lastModified = Number(response.headers.get('x-changed'))
    return new File([await response.blob()], this.name, { lastModified })
  }

  /** The CMS calls `write` once and handles only its errors, so the file is sent there and not in `close`. */
  async createWritable() {
    return {
      write: async (content: Blob | string) => {
        const blob = new Blob([content])
        if (this.name.startsWith(TEMPORARY_PREFIX)) temporaryFiles.set(this.path, blob)
        else await send('PUT', this.path, blob)
      },
      close: async () => {},
    }
  }

  async move(directory: DirectoryHandle, name: string): Promise<void> {
    const temporary = temporaryFiles.get(this.path)
    const content = temporary ?? (await this.getFile())
    const path = join(directory.path, name)
    await send('PUT', path, content)
    if (temporary) temporaryFiles.delete(this.path)
    else await send('DELETE', this.path)
    this.setPath(path, name)
  }
}

class DirectoryHandle extends Handle {
  readonly kind = 'directory'

  async *entries(): AsyncGenerator<[string, FileHandle | DirectoryHandle]> {
    const list: { name: string; folder: boolean }[] =
      this.path === '' ? [{ name: ROOT, folder: true }] : await (await send('GET', `${this.path}/`)).json()
    for (const { name, folder } of list) {
      const path = join(this.path, name)
      yield [name, folder ? new DirectoryHandle(path, name) : new FileHandle(path, name)]
    }
  }

  async getFileHandle(name: string, { create = false } = {}): Promise<FileHandle> {
    const path = join(this.path, name)
    if (!create) await send('GET', path)
    return new FileHandle(path, name)
  }

  async getDirectoryHandle(name: string): Promise<DirectoryHandle> {
    return new DirectoryHandle(join(this.path, name), name)
  }

  async removeEntry(name: string): Promise<void> {
    const path = join(this.path, name)
    if (!temporaryFiles.delete(path)) await send('DELETE', path)
  }
}

/** Makes `showDirectoryPicker` return the directory of the server without a dialog. */
export function overrideDirectoryPicker(name: string): void {
  Object.assign(window, { showDirectoryPicker: async () => new DirectoryHandle('', name) })
}

/** A handle read back from IndexedDB has lost its methods, so the CMS must ask for the directory after each reload. */
export async function clearStoredHandles(): Promise<void> {
  const store = 'file-system-handles'
  for (const { name } of await indexedDB.databases()) {
    if (!name) continue
    const database = await resultOf(indexedDB.open(name))
    if (database.objectStoreNames.contains(store)) {
      await resultOf(database.transaction(store, 'readwrite').objectStore(store).clear())
    }
    database.close()
  }
}

function resultOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
