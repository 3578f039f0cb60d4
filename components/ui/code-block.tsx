import { createHighlighter, type ThemeRegistration } from 'shiki'

/** Colours are the tokens of app/tokens.css, so that code belongs to both lights and any floor. */
const theme: ThemeRegistration = {
  name: 'wrenhaus',
  type: 'light',
  colors: { 'editor.foreground': 'var(--ink)', 'editor.background': 'transparent' },
  settings: [
    { settings: { foreground: 'var(--ink)' } },
    {
      scope: ['keyword', 'storage', 'storage.type', 'keyword.operator.new', 'variable.language'],
      settings: { foreground: 'var(--code-keyword)' },
    },
    {
      scope: ['string', 'punctuation.definition.string', 'constant.numeric', 'constant.language'],
      settings: { foreground: 'var(--code-string)' },
    },
    {
      scope: [
        'entity.name.function',
        'support.function',
        'entity.name.tag',
        'support.class.component',
        'entity.name.type',
        'support.type',
      ],
      settings: { foreground: 'var(--code-function)' },
    },
    { scope: ['comment', 'punctuation.definition.comment'], settings: { foreground: 'var(--code-comment)' } },
  ],
}

const LANGUAGES = ['tsx', 'ts', 'js', 'python', 'sql', 'kotlin', 'swift', 'dart', 'css', 'json', 'bash'] as const
export type CodeLanguage = (typeof LANGUAGES)[number]

const highlighter = createHighlighter({ themes: [theme], langs: [...LANGUAGES] })

/**
 * Colours code at build: no script goes to the browser. A named, focusable group: where code is wider than its place it
 * must scroll by keyboard (WCAG 2.1.1), which is why biome.json lets this file off two rules.
 */
export async function CodeBlock({
  source,
  language,
  label,
  className = '',
}: {
  source: string
  language: CodeLanguage
  label: string
  className?: string
}) {
  const { tokens } = (await highlighter).codeToTokens(source.trimEnd(), { lang: language, theme: 'wrenhaus' })
  return (
    <pre
      tabIndex={0}
      role="group"
      aria-label={label}
      className={`overflow-x-auto font-mono text-label leading-relaxed ${className}`}
    >
      <code>
        {tokens.map((line, number) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of fixed code have no other identity
          <span key={number}>
            {line.map((token) => (
              <span
                key={token.offset}
                style={token.color && token.color !== 'var(--ink)' ? { color: token.color } : undefined}
              >
                {token.content}
              </span>
            ))}
            {'\n'}
          </span>
        ))}
      </code>
    </pre>
  )
}
