import type { NextConfig } from 'next'
import { PHASE_PRODUCTION_BUILD } from 'next/constants'
import { messagesConfig } from './lib/messages/config.ts'

export default function config(phase: string): NextConfig {
  // Throws when only some of the variables of a service are set.
  messagesConfig(process.env)
  return {
    // Only for the build: in development it answers unknown parameters with 500.
    ...(phase === PHASE_PRODUCTION_BUILD ? { output: 'export' as const } : {}),
    trailingSlash: true,
    images: { unoptimized: true },
    // It is a native module (lib/points-sheets.ts).
    serverExternalPackages: ['lightningcss'],
    poweredByHeader: false,
    reactStrictMode: true,
    typedRoutes: false,
  }
}
