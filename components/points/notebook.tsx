import { Picture } from '@/components/ui/picture'
import { fixedWidth } from '@/components/ui/picture-sizes'
import type { ArrangementProps } from './arrangement-props'
import { PointNumber } from './point-number'

/** The points on a page of ruled paper; each line of text stands on a rule. */
export function NotebookPoints({ points, heading, intro, numbered, List }: ArrangementProps<'notebook'>) {
  const { binding, items } = points
  return (
    <>
      {intro}
      {heading}
      <div className="notebook under-lamp">
        {binding ? <Picture picture={binding} sizes={fixedWidth(4)} className="notebook-binding" /> : null}
        <List className="notebook-page floor-paper always-light">
          {items.map(({ title, text }, index) => (
            <li key={title} className="notebook-point md:grid md:grid-cols-[5fr_7fr] md:gap-x-6">
              <div className="flex gap-4 text-h3 leading-9">
                {numbered ? <PointNumber number={index + 1} /> : null}
                <h3 className="text-h3 leading-9">{title}</h3>
              </div>
              {/* Lower, to stand on the rule as the larger heading does. */}
              <p className="relative top-1 text-muted leading-9">{text}</p>
            </li>
          ))}
        </List>
      </div>
    </>
  )
}
