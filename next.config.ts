import { availableParallelism } from 'node:os'
import type { NextConfig } from 'next'
import { PHASE_PRODUCTION_BUILD } from 'next/constants'
import { checkedContent } from './lib/content/checked.ts'
import { messagesConfig } from './lib/messages/config.ts'

export default function config(phase: string): NextConfig {
  // Invalid content must fail `next build` before anything is compiled, with every problem at once.
  if (phase === PHASE_PRODUCTION_BUILD) checkedContent('written')
  // Half a configuration would take every message to a service that refuses it: names the missing variable.
  messagesConfig(process.env)
  return {
    // Only for the build: in development an export answers unknown parameters with 500.
    ...(phase === PHASE_PRODUCTION_BUILD ? { output: 'export' as const } : {}),
    // `npm run check` types everything once; the build would do it a second time.
    typescript: { ignoreBuildErrors: true },
    trailingSlash: true,
    images: { unoptimized: true },
    poweredByHeader: false,
    experimental: {
      // Next would leave one of them idle: on two cores, pages are made in two thirds of the time.
      cpus: availableParallelism(),
      // Next would make each part of a page a second time, to weigh it: a quarter of the time. A link that is pointed at
      // asks for its page's parts in small files beside one another, and not in one.
      prefetchInlining: false,
    },
    reactStrictMode: true,
    typedRoutes: false,
  }
}
