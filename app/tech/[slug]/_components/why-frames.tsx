import type { TechnologyEntry } from '@/lib/content'

const ICONS = {
  frame: 'M5 1v14M11 1v14M1 5h14M1 11h14',
  text: 'M3 5V3h10v2M8 3v10M6 13h4',
}

function Layer({ icon, name, selected = false }: { icon: keyof typeof ICONS; name: string; selected?: boolean }) {
  return (
    <li className={icon === 'text' ? 'why-layer why-layer-text' : 'why-layer'} data-selected={selected || undefined}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={ICONS[icon]} />
      </svg>
      <span>{name}</span>
    </li>
  )
}

/** The two panels beside the canvas of a design tool: the points as layers, and the properties of the first one. */
export function FramePanels({ points }: Pick<TechnologyEntry['why'], 'points'>) {
  return (
    <>
      <div className="why-panel why-layers label" aria-hidden="true">
        <p>Layers</p>
        <ul>
          {points.map(({ title }, index) => [
            <Layer key="frame" icon="frame" name={`reason/${index + 1}`} selected={index === 0} />,
            <Layer key="text" icon="text" name={title} />,
          ])}
        </ul>
      </div>
      <div className="why-panel why-properties label" aria-hidden="true">
        <dl>
          <dt>Fill</dt>
          <dd className="why-swatch floor-paper">Paper</dd>
          <dt>Stroke</dt>
          <dd className="why-swatch why-swatch-accent">Accent</dd>
          <dt>Text</dt>
          <dd>Heading 3</dd>
          <dd>Body</dd>
          <dt>Mode</dt>
          <dd className="why-mode" />
        </dl>
      </div>
    </>
  )
}

/** At the handle of the frame that is selected. */
export function FrameCursor() {
  return (
    <svg viewBox="0 0 32 36" className="why-drawing" aria-hidden="true">
      <path d="m3 3 10 29 5-12 12-5z" />
    </svg>
  )
}
