import type { HostSettings } from '../../admin/settings.ts'

type Env = Readonly<Record<string, string | undefined>>

const BACKENDS = ['github', 'gitlab', 'gitea'] as const

/** The origins of each host; EDITOR_BASE_URL and EDITOR_API_ROOT replace them. */
const HOSTS: Record<HostSettings['name'], string[]> = {
  github: [
    'https://api.github.com',
    'https://github.com',
    'https://*.githubusercontent.com',
    'https://www.githubstatus.com',
  ],
  gitlab: ['https://gitlab.com'],
  gitea: ['https://gitea.com'],
}

/** Returns undefined when the editor is off. Throws when a setting is missing or invalid. */
export function hostFrom(env: Env): HostSettings | undefined {
  const { EDITOR_BACKEND, EDITOR_REPO, EDITOR_BRANCH, EDITOR_APP_ID, EDITOR_BASE_URL, EDITOR_API_ROOT } = env
  if (!EDITOR_BACKEND && !EDITOR_REPO) return undefined
  const name = BACKENDS.find((backend) => backend === EDITOR_BACKEND)
  if (!name) throw new Error(`EDITOR_BACKEND is "${EDITOR_BACKEND ?? ''}": expected ${BACKENDS.join(', ')}`)
  if (!EDITOR_REPO || !/^[\w.-]+(\/[\w.-]+)+$/.test(EDITOR_REPO))
    throw new Error(`EDITOR_REPO is "${EDITOR_REPO ?? ''}": expected owner/name`)
  return {
    name,
    repo: EDITOR_REPO,
    branch: EDITOR_BRANCH || 'main',
    ...(EDITOR_APP_ID ? { appId: EDITOR_APP_ID } : {}),
    ...(EDITOR_BASE_URL ? { baseUrl: EDITOR_BASE_URL } : {}),
    ...(EDITOR_API_ROOT ? { apiRoot: EDITOR_API_ROOT } : {}),
  }
}

/** The origins that the editor connects to. */
export function hostAddresses({ name, baseUrl, apiRoot }: HostSettings): string[] {
  const origins = [baseUrl, apiRoot].flatMap((address) => (address ? [new URL(address).origin] : []))
  return origins.length > 0 ? [...new Set(origins)] : HOSTS[name]
}
