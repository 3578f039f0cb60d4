import type { ArrangementProps, PointsOf } from './arrangement-props'

const ICONS = {
  frame: 'M5 1v14M11 1v14M1 5h14M1 11h14',
  text: 'M3 5V3h10v2M8 3v10M6 13h4',
}

const SWATCHES = { paper: 'floor-paper always-light', accent: 'window-accent' }

function Layer({ icon, name, selected = false }: { icon: keyof typeof ICONS; name: string; selected?: boolean }) {
  return (
    <li className={`window-layer ${icon === 'text' ? 'window-layer-text' : ''}`} data-selected={selected || undefined}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={ICONS[icon]} />
      </svg>
      <span>{name}</span>
    </li>
  )
}

function Layers({ layers, items }: Pick<PointsOf<'window'>, 'layers' | 'items'>) {
  return (
    <div className="window-panel window-layers label" aria-hidden="true">
      <p>{layers.title}</p>
      <ul>
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
    <div className="window-panel window-properties label" aria-hidden="true">
      <dl>
        {properties.map(({ name, values }) => (
          <div key={name}>
            <dt>{name}</dt>
            {values.map(({ text, dark, swatch }) => (
              <dd key={text}>
                {swatch ? <span className={`window-swatch ${SWATCHES[swatch]}`} /> : null}
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
      <div className="window">
        <Layers layers={layers} items={items} />
        <ul className="window-canvas">
          {items.map(({ title, text }, index) => (
            <li key={title} className="window-frame" data-selected={index === 0 || undefined}>
              <span className="window-name label" aria-hidden="true">{`${layers.frame}${index + 1}`}</span>
              <div className="window-artboard floor-paper always-light">
                <h3 className="text-h3">{title}</h3>
                <p className="mx-auto mt-3 max-w-[52ch] text-muted">{text}</p>
              </div>
              {index === 0 ? (
                <svg viewBox="0 0 32 36" className="window-cursor" aria-hidden="true">
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
