import { Section } from '@/components/ui/section'
import { content } from '@/lib/content'

/** The keys of stored data. */
export function Device() {
  const { deviceTitle, deviceText, device, nameLabel, holdsLabel, untilLabel } = content().privacy
  return (
    <Section labelledBy="device-title" title={deviceTitle} lead={deviceText}>
      <table className="mt-12 wrap-break-word w-full text-left max-sm:text-small max-[18em]:table-fixed">
        <thead className="label">
          <tr>
            {[nameLabel, holdsLabel, untilLabel].map((heading) => (
              <th key={heading} scope="col" className="pr-4 pb-4">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {device.map(({ name, holds, until }) => (
            <tr key={name} className="border-line-strong border-t-[1.5px] align-top">
              <th scope="row" className="py-4 pr-4 font-normal">
                {/* A trailing colon marks a prefix of several keys. */}
                <code>{name.replace(/:$/, '')}</code>
              </th>
              <td className="py-4 pr-4">{holds}</td>
              <td className="py-4">{until}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}
