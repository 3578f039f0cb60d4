import { Link } from '@/components/ui/link'

export function BackLink({ href, children }: { href: string; children: string }) {
  return (
    <Link href={href} className="group no-print inline-flex min-h-11 items-center gap-2 self-start font-semibold">
      <span aria-hidden="true" className="transition-transform duration-150 group-hover:-translate-x-1">
        ←
      </span>
      <span className="underline decoration-[1.5px] underline-offset-4">{children}</span>
    </Link>
  )
}
