/**
 * The working tree in the shape of the File System Access API, which the CMS edits local files through, spoken over HTTP
 * to `npm run edit`. So the editor works in every browser, asks for no folder, and each file is checked by the real
 * schemas before it is written.
 */

const BASE = '/admin/content/'
/** The one folder of the repository that is shown. */
const ROOT = 'content'
/** The CMS writes a file under such a name first, and then moves it. */
const PASSING = '.sveltia-tmp-'

/** Sends a request for a path of the repository; a refusal of the server becomes an error with its words. */
async function send(method: string, path: string, body?: Blob): Promise<Response> {
  const inside = path === ROOT ? '' : path.replace(`${ROOT}/`, '')
  const url = BASE + inside.split('/').map(encodeURIComponent).join('/')
  const response = await fetch(url, { method, ...(body ? { body } : {}) })
  if (response.status === 404) throw new DOMException(`There is no ${path}`, 'NotFoundError')
  if (!response.ok) throw new Error(await response.text())
  return response
}

function below(folder: string, name: string): string {
  return folder ? `${folder}/${name}` : name
}

/** Files under a passing name, until they get their real one. */
/** What both kinds of handle have. The path is private, because the CMS keeps handles in a database of plain values. */
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

  /** A handle follows its file. */
  protected follow(path: string, name: string): void {
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
    const lastModified = Number(response.headers.get('x-changed'))
    return new File([await response.blob()], this.name, { lastModified })
  }

  /** The CMS writes a file in one piece, and hears of a failure from `write` alone. */
  async createWritable() {
    return {
      write: async (content: Blob | string) => {
        const blob = new Blob([content])
        if (this.name.startsWith(PASSING)) passing.set(this.path, blob)
        else await send('PUT', this.path, blob)
      },
      close: async () => {},
    }
  }

  async move(folder: FolderHandle, name: string): Promise<void> {
    const waiting = passing.get(this.path)
    const content = waiting ?? (await this.getFile())
    const path = below(folder.path, name)
    await send('PUT', path, content)
    if (waiting) passing.delete(this.path)
    else await send('DELETE', this.path)
    this.follow(path, name)
  }
}

class FolderHandle extends Handle {
  readonly kind = 'directory'

  async *entries(): AsyncGenerator<[string, FileHandle | FolderHandle]> {
    const list: { name: string; folder: boolean }[] =
      this.path === '' ? [{ name: ROOT, folder: true }] : await (await send('GET', `${this.path}/`)).json()
    for (const { name, folder } of list) {
      const path = below(this.path, name)
      yield [name, folder ? new FolderHandle(path, name) : new FileHandle(path, name)]
    }
  }

  async getFileHandle(name: string, { create = false } = {}): Promise<FileHandle> {
    const path = below(this.path, name)
    if (!create) await send('GET', path)
    return new FileHandle(path, name)
  }

  async getDirectoryHandle(name: string): Promise<FolderHandle> {
    return new FolderHandle(below(this.path, name), name)
  }

  async removeEntry(name: string): Promise<void> {
    const path = below(this.path, name)
    if (!passing.delete(path)) await send('DELETE', path)
  }
}

const passing = new Map<string, Blob>()

/** Gives the CMS this folder wherever it asks the visitor to pick one. */
export function offerFolder(name: string): void {
  Object.assign(window, { showDirectoryPicker: async () => new FolderHandle('', name) })
}

/** A handle that the CMS kept is a plain value without its methods: it must ask again after a reload. */
export async function forgetFolder(): Promise<void> {
  const store = 'file-system-handles'
  for (const { name } of await indexedDB.databases()) {
    if (!name) continue
    const database = await settled(indexedDB.open(name))
    if (database.objectStoreNames.contains(store)) {
      await settled(database.transaction(store, 'readwrite').objectStore(store).clear())
    }
    database.close()
  }
}

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
