import type { NextConfig } from 'next'
import { PHASE_PRODUCTION_BUILD } from 'next/constants'
import { readBasePath } from './build/read-base-path.ts'
import { messagesConfig } from './lib/messages/config.ts'

export default function config(phase: string): NextConfig {
  // Throws when only some of the variables of a service are set.
  messagesConfig(process.env)
  const basePath = readBasePath()
  return {
    // Only for the build: in development it answers unknown parameters with 500.
    ...(phase === PHASE_PRODUCTION_BUILD ? { output: 'export' as const } : {}),
    basePath,
    // For lib/url-paths.ts, in the browser too.
    env: { NEXT_PUBLIC_BASE_PATH: basePath },
    trailingSlash: true,
    // Writing the cache takes a third of a first build, and saves less than that in a second one.
    experimental: { turbopackFileSystemCacheForBuild: false },
    // npm run check and npm test check the types: here it would take a third of each build.
    typescript: { ignoreBuildErrors: true },
    // It is a native module (lib/points-sheets.ts).
    serverExternalPackages: ['lightningcss'],
  }
}
