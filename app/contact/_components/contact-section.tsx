import { ContactForm } from '@/components/forms/contact-form'
import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import { content } from '@/lib/content'
import { pictureEntry } from '@/lib/pictures'
import { addressLines, headOffice } from '@/lib/postal-address'
import * as paths from '@/lib/url-paths'
import { Postmark, Stamp } from './stamp-drawings'
import '@/components/forms/contact-form.css'

export function ContactSection() {
  const { contact, site } = content()
  const office = headOffice(site)
  const { general } = site.emails
  return (
    <div className="floor-sky overflow-clip">
      <div className="wrap grid gap-x-6 gap-y-10 pt-8 pb-20 lg:grid-cols-12 lg:pt-12 lg:pb-28">
        <div className="grid gap-x-6 gap-y-5 lg:col-span-12 lg:grid-cols-12 lg:items-end">
          <h1 className="max-w-[13em] text-h1 lg:col-span-8">{contact.title}</h1>
          <p className="max-w-[40ch] text-lead text-muted lg:col-span-4">{contact.lead}</p>
        </div>
        <Picture
          entry={pictureEntry(contact.picture.file)}
          alt={contact.picture.alt}
          sizes="(min-width: 86rem) 24rem, (min-width: 64rem) 29vw, 15rem"
          priority
          className="mx-auto w-full max-w-60 self-start lg:col-span-4 lg:max-w-none lg:pr-6"
        />
        <section
          aria-labelledby="form-title"
          className="contact-card always-light floor-paper bg-surface relative -mx-2 rounded-control border-[1.5px] border-line-strong px-5 pt-6 pb-8 sm:mx-0 sm:px-10 sm:pt-9 sm:pb-11 lg:col-span-8 lg:px-14"
        >
          <div className="flex items-start justify-between gap-3 sm:gap-4">
            <div>
              <h2 id="form-title" className="max-w-[7em] text-h3 sm:max-w-none">
                {contact.form.title}
              </h2>
              <address className="label mt-3 not-italic sm:whitespace-nowrap">
                <span className="block">{site.brand}</span>
                {addressLines(office)
                  .slice(0, 2)
                  .map((line) => (
                    <span key={line} className="block">
                      {line}
                    </span>
                  ))}
              </address>
            </div>
            <Stamp city={office.city} />
          </div>
          <p className="mt-6 mb-8 max-w-[58ch] text-muted text-small">
            {contact.form.note}{' '}
            <Link href={paths.privacy} className="link">
              What we do with your message, and for how long we keep it
            </Link>
          </p>
          <noscript>
            <p className="mb-8 border-line-strong border-l-[6px] py-1 pl-4">
              Without JavaScript this form opens your mail program. You can also write to{' '}
              <a href={paths.mail(general)} className="link">
                {general}
              </a>
              .
            </p>
          </noscript>
          <ContactForm labelledBy="form-title" mailAddress={general} />
          {/* Near the submit button, where the visitor looks. */}
          <Postmark
            city={office.city}
            id="postmark-send"
            className="absolute right-10 bottom-6 w-60 text-success max-sm:hidden"
          />
        </section>
      </div>
    </div>
  )
}
