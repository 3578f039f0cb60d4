import { type RefObject, useId } from 'react'

interface ErrorSummaryProps {
  ref: RefObject<HTMLDivElement | null>
  /** In the order of the form. */
  errors: readonly { fieldId: string; message: string }[]
}

/** Lists the errors of a form with links to the fields. Focused by the form. As an alert it would interrupt each correction. */
export function ErrorSummary({ ref, errors }: ErrorSummaryProps) {
  const title = useId()
  if (errors.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are links
    <div ref={ref} tabIndex={-1} role="group" aria-labelledby={title} className="border-[3px] border-error p-5">
      <p id={title} className="text-h4">
        {errors.length === 1 ? '1 answer needs correcting' : `${errors.length} answers need correcting`}
      </p>
      <ul className="mt-2">
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a
              href={`#${fieldId}`}
              className="inline-block py-1 font-semibold text-error underline underline-offset-4"
              onClick={(event) => {
                event.preventDefault()
                document.getElementById(fieldId)?.focus()
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
