import type { ReactNode } from 'react'
import type { ServiceEntry } from '@/lib/content'

export interface IncludedLayoutProps {
  intro: ReactNode
  heading: ReactNode
  points: ServiceEntry['included']
}
