import 'react'

declare module 'react' {
  interface CSSProperties {
    /** Position in a staggered reveal, counted from 0; see components/motion. */
    '--stagger'?: number
    [custom: `--${string}`]: string | number | undefined
  }
}
