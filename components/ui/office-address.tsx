import { addressLines } from '@/lib/postal-address'

export function OfficeAddress({ office }: { office: Parameters<typeof addressLines>[0] }) {
  return (
    <address className="mt-3 text-small not-italic">
      {addressLines(office).map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </address>
  )
}
