/** Where the repository is, for the editor on the deployed site. */
export type HostSettings = {
  name: 'github' | 'gitlab' | 'gitea'
  repo: string
  branch: string
  /** OAuth client ID; without it, editors sign in with an access token. */
  appId?: string
  /** The URL of a self-hosted instance. */
  baseUrl?: string
  apiRoot?: string
}

/** The content of /admin/settings.json. */
export type EditorSettings = {
  /** Paths relative to content/pictures. */
  pictures: string[]
  /** The next unused position in each folder. */
  next: Record<string, number>
  /** The values of claims and facts by what texts write in their place, such as `{fact:founded}`. */
  placeholders: Readonly<Record<string, string>>
  brand: string
  url: string
  /** The mark of the agency as a data URL, or nothing while the colours are invalid. */
  logo: string
  /** A style sheet: the colours of the brand. */
  colours: string
} & ({ mode: 'local' } | { mode: 'host'; host: HostSettings })
