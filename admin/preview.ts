import type { CustomPreviewTemplate, CustomPreviewTemplateProps } from '@sveltia/cms'
import { Component, createElement, type ReactNode } from 'react'
import { z } from 'zod'
import { asType, children, metaOf, unwrap } from '../lib/content/schemas/schema-introspection.ts'
import { isRecord } from '../lib/content/traverse.ts'
import { checkDraft } from './check.ts'
import { toDraft } from './draft.ts'
import type { EditorSettings } from './settings.ts'

const CHECK_DELAY_MS = 400

type State = { problems: readonly string[] | undefined }
type AssetUrl = (path: string) => string

/** Shows the entry as a page in the site's fonts and colours, below a list of its problems. */
export function previewTemplate(kind: string, schema: z.ZodType, settings: EditorSettings): CustomPreviewTemplate {
  return class Preview extends Component<CustomPreviewTemplateProps, State> {
    override state: State = { problems: undefined }
    #checked = ''
    #timer = 0

    override componentDidMount() {
      this.#schedule()
    }

    override componentDidUpdate() {
      this.#schedule()
    }

    override componentWillUnmount() {
      clearTimeout(this.#timer)
    }

    #schedule() {
      const draft = toDraft(this.props.entry.toJS(), kind)
      if (!draft || draft.text === this.#checked) return
      this.#checked = draft.text
      clearTimeout(this.#timer)
      this.#timer = window.setTimeout(async () => {
        const problems = await checkDraft(draft, settings).catch((error: unknown) => [String(error)])
        if (this.#checked === draft.text) this.setState({ problems })
      }, CHECK_DELAY_MS)
    }

    override render() {
      const data: unknown = this.props.entry.toJS().data
      const assetUrl = (path: string) => String(this.props.getAsset(path)?.url ?? path)
      return createElement(
        'article',
        { className: `preview ${kind}` },
        createElement(Problems, { problems: this.state.problems }),
        ...renderFields(schema, data, assetUrl, 1),
      )
    }
  }
}

function Problems({ problems }: { problems: readonly string[] | undefined }) {
  const items = problems?.map((problem) => createElement('li', { key: problem }, problem)) ?? []
  const message = problems?.length === 0 ? 'Everything here is valid.' : ''
  return createElement(
    'div',
    { role: 'status', 'aria-label': 'Problems', className: items.length > 0 ? 'problems' : 'no-problems' },
    items.length > 0 ? createElement('ul', null, ...items) : message,
  )
}

function renderFields(schema: z.ZodType, value: unknown, assetUrl: AssetUrl, level: number): ReactNode[] {
  const inner = unwrap(schema, value)
  if (inner instanceof z.ZodRecord) {
    const entries = isRecord(value) && Array.isArray(value.entries) ? value.entries : value
    return Array.isArray(entries)
      ? entries.map((entry, key) =>
          createElement('section', { key }, ...renderFields(asType(inner.valueType), entry, assetUrl, level + 1)),
        )
      : []
  }
  if (!isRecord(value)) return []
  return children(inner).map(([name, child]) => renderField(name, child, value[name], assetUrl, level))
}

function renderField(key: string, schema: z.ZodType, value: unknown, assetUrl: AssetUrl, level: number): ReactNode {
  if (value === undefined || value === null || value === '') return null
  const { title, pictures, code } = metaOf(schema)
  const label = createElement('p', { className: 'label', key: 'label' }, title)
  const inner = unwrap(schema, value)
  if (pictures && isRecord(value)) {
    const alt = String(value.alt ?? '')
    const picture = value.file
      ? createElement('img', { src: assetUrl(String(value.file)), alt })
      : createElement('p', null, 'No picture yet.')
    return createElement('figure', { key }, picture, createElement('figcaption', null, alt))
  }
  if (inner instanceof z.ZodArray && Array.isArray(value)) {
    const items = value.map((item, index) => {
      const content = isRecord(item) ? renderFields(asType(inner.element), item, assetUrl, level + 1) : [String(item)]
      return createElement('li', { key: String(index) }, ...content)
    })
    return createElement('section', { key }, label, createElement('ul', null, ...items))
  }
  if (isRecord(value) || Array.isArray(value))
    return createElement('section', { key }, label, ...renderFields(schema, value, assetUrl, level + 1))
  if (code) return createElement('pre', { key }, String(value))
  if (/^(title|name|headline|brand)$/.test(key))
    return createElement(`h${Math.min(level, 4)}`, { key, className: `heading-${level}` }, String(value))
  return createElement('div', { key }, label, createElement('p', null, String(value)))
}
