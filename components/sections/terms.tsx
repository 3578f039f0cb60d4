interface TermsProps {
  /** Those without a text are left out. */
  items: readonly { title: string; text?: string | undefined; href?: string | undefined }[]
}

export function Terms({ items }: TermsProps) {
  return (
    <dl className="mt-6 border-line-strong border-t-[1.5px]">
      {items.map(({ title, text, href }) =>
        text ? (
          <div key={title} className="grid gap-x-6 gap-y-1 border-line border-b-[1.5px] py-4 md:grid-cols-[1fr_2fr]">
            <dt className="font-semibold">{title}</dt>
            <dd className="max-w-[64ch]">
              {href ? (
                <a href={href} className="link">
                  {text}
                </a>
              ) : (
                text
              )}
            </dd>
          </div>
        ) : null,
      )}
    </dl>
  )
}
