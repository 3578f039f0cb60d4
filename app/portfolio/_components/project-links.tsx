import type { ProjectEntry } from '@/lib/content'

/** Where the product itself is, above a link that covers its card. */
export function ProjectLinks({ title, links = [] }: Pick<ProjectEntry, 'title' | 'links'>) {
  return links.length > 0 ? (
    <p className="mt-3 flex flex-wrap gap-x-5">
      {links.map(({ label, href }) => (
        <a key={href} href={href} className="link relative z-10 inline-flex min-h-8 items-center">
          {label}
          <span className="sr-only">: {title}</span>
        </a>
      ))}
    </p>
  ) : null
}
