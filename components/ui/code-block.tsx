import {
  type BundledLanguage,
  bundledLanguages,
  createHighlighter,
  type ThemedToken,
  type ThemeRegistration,
} from 'shiki'
import { overrideToken, type Run } from '@/lib/code-grammar-fixes'

/** The scopes of each kind of token, whose colours are custom properties that lib/colours derives. */
const SCOPES = {
  keyword: ['keyword', 'storage', 'storage.type', 'keyword.operator.new', 'variable.language'],
  string: ['string', 'punctuation.definition.string', 'constant.numeric', 'constant.language'],
  function: [
    ...['entity.name.function', 'support.function', 'entity.name.tag', 'support.class.component'],
    ...['entity.name.type', 'support.type'],
  ],
  comment: ['comment', 'punctuation.definition.comment'],
}

const theme: ThemeRegistration = {
  name: 'site',
  type: 'light',
  colors: { 'editor.foreground': 'var(--ink)', 'editor.background': 'transparent' },
  settings: [
    { settings: { foreground: 'var(--ink)' } },
    ...Object.entries(SCOPES).map(([kind, scope]) => ({ scope, settings: { foreground: `var(--code-${kind})` } })),
  ],
}

const highlighter = createHighlighter({ themes: [theme], langs: [] })

const isBundled = (language: string): language is BundledLanguage => language in bundledLanguages

/** Merges adjacent tokens of one colour, because each element is sent twice: as HTML and as React's data. */
function runsOf(lines: readonly (readonly ThemedToken[])[], language: string): Run[] {
  const runs: Run[] = []
  const add = ({ text, kind }: Run) => {
    const last = runs.at(-1)
    // White space has no colour.
    if (last && (last.kind === kind || !text.trim())) last.text += text
    else runs.push({ text, ...(kind ? { kind } : {}) })
  }
  for (const [number, line] of lines.entries()) {
    if (number > 0) add({ text: '\n' })
    for (const { content: text, color } of line) {
      const kind = /^var\(--(code-\w+)\)$/.exec(color ?? '')?.[1]
      for (const run of overrideToken(language, kind ? { text, kind } : { text })) add(run)
    }
  }
  return runs
}

interface CodeBlockProps {
  source: string
  /** One of lib/code-languages.ts. */
  language: string
  label: string
  className?: string
}

/**
 * Highlights code at build. A named, focusable group, because overflowing code must scroll by keyboard (WCAG 2.1.1);
 * biome.json turns off two rules for it.
 */
export async function CodeBlock({ source, language, label, className = '' }: CodeBlockProps) {
  if (!isBundled(language)) throw new Error(`There are no colours for the language ${language}`)
  const { loadLanguage, codeToTokens } = await highlighter
  await loadLanguage(language)
  // Without a limit, because a line that takes longer on a busy machine would lose its colours.
  const { tokens } = codeToTokens(source.trimEnd(), { lang: language, theme: 'site', tokenizeTimeLimit: 0 })
  const runs = runsOf(tokens, language)
  return (
    <pre
      tabIndex={0}
      role="group"
      aria-label={label}
      className={`code overflow-x-auto font-mono text-label leading-relaxed ${className}`}
    >
      <code>
        {runs.map(({ text, kind }, index) =>
          kind ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the runs never change
            <span key={index} className={kind}>
              {text}
            </span>
          ) : (
            text
          ),
        )}
      </code>
    </pre>
  )
}
