import { Section } from '@/components/ui/section'
import { content } from '@/lib/content'

/** The keys of stored data. */
export function Device() {
  const { deviceTitle, deviceText, device, nameLabel, holdsLabel, untilLabel } = content().privacy
  return (
    <Section labelledBy="device-title">
      <div className="grid gap-x-6 gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-12 lg:grid lg:grid-cols-subgrid lg:items-end">
          <h2 id="device-title" className="text-h2 lg:col-span-7">
            {deviceTitle}
          </h2>
          <p className="mt-4 max-w-[48ch] text-muted lg:col-span-5 lg:mt-0">{deviceText}</p>
        </div>
        <table className="wrap-break-word w-full text-left max-sm:text-small max-[18em]:table-fixed lg:col-span-12 lg:mt-4">
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
      </div>
    </Section>
  )
}
