import type { ArrangementProps, PointsOf } from './arrangement-props'

const ICONS = {
  frame: 'M5 1v14M11 1v14M1 5h14M1 11h14',
  text: 'M3 5V3h10v2M8 3v10M6 13h4',
}

const SWATCH = 'mr-2.5 inline-block size-4 rounded-control border-[1.5px] border-line-strong align-[-0.15rem]'
const SWATCHES = { paper: 'floor-paper always-light', accent: 'bg-(--selection)' }

function Layer({ icon, name, selected = false }: { icon: keyof typeof ICONS; name: string; selected?: boolean }) {
  return (
    <li
      className={`window-layer -mx-2.5 flex gap-2.5 rounded-control py-1.5 pr-2.5 ${icon === 'text' ? 'pl-7' : 'pl-2.5'}`}
      data-selected={selected || undefined}
    >
      <svg
        viewBox="0 0 16 16"
        aria-hidden="true"
        className="h-[1.4em] w-3.5 flex-none fill-none stroke-[1.5px] stroke-current"
      >
        <path d={ICONS[icon]} />
      </svg>
      <span>{name}</span>
    </li>
  )
}

function Layers({ layers, items }: Pick<PointsOf<'window'>, 'layers' | 'items'>) {
  return (
    <div className="label hidden border-line-strong px-5 py-6 md:block md:border-r-[1.5px]" aria-hidden="true">
      <p>{layers.title}</p>
      <ul className="mt-4">
        {items.map(({ title }, index) => [
          <Layer key="frame" icon="frame" name={`${layers.frame}${index + 1}`} selected={index === 0} />,
          <Layer key="text" icon="text" name={title} />,
        ])}
      </ul>
    </div>
  )
}

function Properties({ properties }: Pick<PointsOf<'window'>, 'properties'>) {
  return (
    <div className="label hidden border-line-strong px-5 py-6 xl:block xl:border-l-[1.5px]" aria-hidden="true">
      <dl>
        {properties.map(({ name, values }) => (
          <div key={name} className="border-line not-first:mt-5 not-first:border-t-[1.5px] not-first:pt-5">
            <dt>{name}</dt>
            {values.map(({ text, dark, swatch }) => (
              <dd key={text} className="mt-2">
                {swatch ? <span className={`${SWATCH} ${SWATCHES[swatch]}`} /> : null}
                {dark ? (
                  <>
                    <span className="dark:hidden">{text}</span>
                    <span className="hidden dark:inline">{dark}</span>
                  </>
                ) : (
                  text
                )}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </div>
  )
}

/** The points as frames on the canvas of an editor, between its panels; the first is selected. */
export function WindowPoints({ points, heading, intro }: ArrangementProps<'window'>) {
  const { layers, properties, items } = points
  return (
    <>
      {intro}
      {heading}
      <div className="mt-10 grid overflow-clip rounded-picture border-[1.5px] border-line-strong bg-surface [--selection:var(--tech,var(--accent))] md:mt-14 md:grid-cols-[13rem_minmax(0,1fr)] xl:grid-cols-[13rem_minmax(0,1fr)_11rem]">
        <Layers layers={layers} items={items} />
        <ul className="window-canvas grid content-center gap-x-8 gap-y-18 px-[clamp(1.25rem,3vw,2.5rem)] pt-16 pb-18 lg:grid-cols-2">
          {items.map(({ title, text }, index) => (
            // Rows of two, the first alone when the number is odd.
            <li
              key={title}
              className="window-frame relative grid min-w-0 border-[1.5px] text-center lg:first:nth-last-[odd]:col-span-full"
              data-selected={index === 0 || undefined}
            >
              <span
                className="window-name label absolute bottom-[calc(100%+0.625rem)] left-0 bg-bg"
                aria-hidden="true"
              >{`${layers.frame}${index + 1}`}</span>
              <div className="floor-paper content-center px-6 pt-7 pb-8">
                <h3 className="text-h3">{title}</h3>
                <p className="mx-auto mt-3 max-w-[52ch] text-muted">{text}</p>
              </div>
              {index === 0 ? (
                <svg
                  viewBox="0 0 32 36"
                  className="absolute -right-4.5 -bottom-9 w-8 fill-(--selection) stroke-2 stroke-surface"
                  aria-hidden="true"
                >
                  <path d="m3 3 10 29 5-12 12-5z" />
                </svg>
              ) : null}
            </li>
          ))}
        </ul>
        <Properties properties={properties} />
      </div>
    </>
  )
}
