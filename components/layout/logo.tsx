import { LogoMark } from '@/components/ui/logo-mark'

export function Logo({ brand }: { brand: string }) {
  return (
    <span className="inline-flex items-center gap-2 font-display text-[1.4375rem] leading-none tracking-[-0.03em]">
      <LogoMark />
      <span className="brand-name header:wrap-normal">{brand}</span>
    </span>
  )
}
