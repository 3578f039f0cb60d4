import type { ComponentProps } from 'react'
import { Link } from '@/components/ui/link'

const BASE =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-control border-[1.5px] px-4 py-2.5 sm:px-5 text-center font-semibold leading-tight no-underline transition-[translate,box-shadow,background-color,color] duration-150 ease-out active:translate-y-0.5 active:[box-shadow:none]'

const DISABLED =
  'disabled:cursor-not-allowed disabled:border-dashed disabled:bg-transparent disabled:translate-y-0! disabled:text-muted disabled:[box-shadow:none]!'

const VARIANTS = {
  primary:
    'border-line-strong bg-coral text-on-coral [box-shadow:0_3px_0_var(--line-strong)] pointer-fine:hover:-translate-y-px pointer-fine:hover:[box-shadow:0_4px_0_var(--line-strong)]',
  secondary: 'border-line-strong bg-transparent text-ink pointer-fine:hover:bg-ink pointer-fine:hover:text-bg',
  solid: 'border-ink bg-ink text-bg pointer-fine:hover:bg-transparent pointer-fine:hover:text-ink',
} as const

type ButtonVariant = keyof typeof VARIANTS

interface ButtonLinkProps {
  href: string
  label: string
  variant?: ButtonVariant
}

/** A link styled as a button. */
export function ButtonLink({ href, label, variant = 'primary' }: ButtonLinkProps) {
  return (
    <Link href={href} className={`${BASE} ${VARIANTS[variant]}`}>
      {label}
    </Link>
  )
}

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant
}

export function Button({ variant = 'primary', className = '', type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={`${BASE} ${DISABLED} ${VARIANTS[variant]} ${className}`} {...rest} />
}
