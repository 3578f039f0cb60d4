import { ContactForm } from '@/components/forms/contact-form'
import { fitWords } from '@/components/ui/fit-text'
import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import { fixedWidth } from '@/components/ui/picture-sizes'
import { content } from '@/lib/content'
import { addressLines, headOffice } from '@/lib/postal-address'
import * as paths from '@/lib/url-paths'
import './contact-section.css'

/** The number of average letters that fit in the column at the largest size. */
const LETTERS = 9.5

export function ContactSection() {
  const { contact, site, labels } = content()
  const office = headOffice(site)
  const { general } = site.emails
  const { stamp, postmark } = contact.form
  return (
    <div className="floor-sky overflow-clip">
      <div className="wrap grid gap-x-6 pt-8 pb-20 md:max-lg:grid-cols-[1fr_17rem] lg:grid-cols-12 lg:grid-rows-[auto_auto_1fr] lg:pt-12 lg:pb-28">
        <h1 className="leading-[0.95] lg:col-span-5 text-fit-[var(--text-h1)]" style={fitWords(contact.title, LETTERS)}>
          {contact.title}
        </h1>
        <p className="mt-5 max-w-[40ch] text-lead text-muted lg:col-span-5 lg:mt-7">{contact.lead}</p>
        <Picture
          picture={contact.picture}
          sizes={`(min-width: 75rem) 28rem, (min-width: 64rem) 37vw, ${fixedWidth(18)}`}
          priority
          maxHeight="28rem"
          className="mx-auto mt-8 w-full max-w-72 md:max-lg:col-start-2 md:max-lg:row-span-2 md:max-lg:row-start-1 md:max-lg:mt-0 lg:col-span-5 lg:mt-7 lg:max-w-[28rem] lg:self-end lg:justify-self-start lg:data-photograph:mx-0"
        />
        <section
          aria-labelledby="form-title"
          className="contact-card always-light floor-paper bg-surface under-lamp rounded-control border-[1.5px] max-lg:mt-8 dark:max-lg:mt-14 border-line-strong px-5 pt-6 pb-8 sm:px-10 sm:pt-9 sm:pb-11 md:max-lg:col-span-2 lg:col-span-7 lg:col-start-6 lg:row-span-3 lg:row-start-1 xl:ml-4 xl:px-14 [box-shadow:8px_9px_0_var(--shadow)]"
        >
          <div className="flex items-start justify-between gap-3 sm:gap-4">
            <div>
              <h2 id="form-title" className="max-w-[7em] text-h3 sm:max-w-none">
                {contact.form.title}
              </h2>
              <address className="label mt-3 not-italic">
                <span className="block">{site.brand}</span>
                {addressLines(office)
                  .filter((line) => line !== office.country)
                  .map((line) => (
                    <span key={line} className="block">
                      {line}
                    </span>
                  ))}
              </address>
            </div>
            {stamp ? (
              <div className="relative w-20 shrink-0 rotate-2 sm:w-28">
                <Picture picture={stamp} sizes={fixedWidth(7)} />
                <Postmark picture={postmark} className="top-[18%] right-[38%] w-42" />
              </div>
            ) : null}
          </div>
          <p className="mt-6 mb-8 max-w-[58ch] text-muted text-small">
            {contact.form.note}{' '}
            <Link href={paths.privacy} className="link">
              {labels.contact.privacy}
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
          <Postmark picture={postmark} className="right-10 bottom-6 w-64 max-sm:hidden" />
        </section>
      </div>
    </div>
  )
}

/** Shown after delivery, by contact-section.css. */
function Postmark({ picture, className }: { picture: { file: string } | undefined; className: string }) {
  if (!picture) return null
  return (
    <div className={`postmark absolute ${className}`}>
      <Picture picture={picture} sizes={fixedWidth(15)} />
    </div>
  )
}
