/** Where the repository is, for the editor on the deployed site. */
export type HostSettings = {
  name: 'github' | 'gitlab' | 'gitea'
  repo: string
  branch: string
  /** The id of an OAuth application; without one editors sign in with an access token. */
  appId?: string
  /** The host's own address, where it is not the public one. */
  baseUrl?: string
  apiRoot?: string
}

/** What the page is told about the content: /admin/settings.json. */
export type EditorSettings = {
  /** All files below content/pictures. */
  pictures: string[]
  /** The next free position of each folder. */
  next: Record<string, number>
  brand: string
  url: string
} & ({ mode: 'local' } | { mode: 'host'; host: HostSettings })
