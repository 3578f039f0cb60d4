import type { ComponentProps, ReactNode } from 'react'
import { Chevron } from './chevron'
import './field.css'
import './file-field.css'

interface FieldProps {
  id: string
  label: string
  hint?: ReactNode
  error?: string | undefined
  className?: string | undefined
}

type LabelledFieldProps = FieldProps & { required?: boolean | undefined; children: ReactNode }

function Field({ id, label, hint, error, required, className = '', children }: LabelledFieldProps) {
  return (
    <div className={className}>
      <label htmlFor={id} className="label block">
        {label}
        {required ? (
          <span aria-hidden="true" className="ml-0.5 font-bold text-accent">
            *
          </span>
        ) : null}
      </label>
      {children}
      {hint ? (
        <p id={`${id}-hint`} className="mt-1.5 text-label text-muted">
          {hint}
        </p>
      ) : null}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </div>
  )
}

function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="mt-2 flex items-start gap-2 font-semibold text-error text-small leading-snug">
      <svg viewBox="0 0 20 20" aria-hidden="true" className="mt-px size-[1.125rem] shrink-0">
        <path d="M10 1.5 19 18H1z" fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round" />
        <path d="M10 7.5v5m0 2.2v.3" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      </svg>
      {children}
    </p>
  )
}

const controlProps = ({ id, hint, error }: FieldProps) => ({
  id,
  'aria-invalid': error ? (true as const) : undefined,
  'aria-describedby': [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined,
})

type TextFieldProps = FieldProps & ComponentProps<'input'>

export function TextField({ id, label, hint, error, className, ...input }: TextFieldProps) {
  const field = { id, label, hint, error, className }
  return (
    <Field {...field} required={input.required}>
      <input {...controlProps(field)} {...input} className="field" />
    </Field>
  )
}

type TextAreaFieldProps = FieldProps & ComponentProps<'textarea'> & { ruled?: boolean }

/** `ruled` draws the lines of writing paper behind the text. */
export function TextAreaField({ id, label, hint, error, className, ruled, ...input }: TextAreaFieldProps) {
  const field = { id, label, hint, error, className }
  return (
    <Field {...field} required={input.required}>
      <textarea
        {...controlProps(field)}
        {...input}
        className={`field field-sizing-content max-h-[32rem] ${ruled ? 'ruled-paper' : 'leading-normal'}`}
      />
    </Field>
  )
}

type SelectFieldProps = FieldProps & ComponentProps<'select'> & { options: readonly { value: string; label: string }[] }

export function SelectField({ id, label, hint, error, className, options, ...input }: SelectFieldProps) {
  const field = { id, label, hint, error, className }
  return (
    <Field {...field} required={input.required}>
      <div className="relative">
        <select {...controlProps(field)} {...input} className="field appearance-none pr-8">
          {options.map(({ value, label: text }) => (
            <option key={value} value={value} className="bg-surface text-ink">
              {text}
            </option>
          ))}
        </select>
        <Chevron className="pointer-events-none absolute top-1/2 right-1 w-3 -translate-y-1/2" />
      </div>
    </Field>
  )
}

type FileFieldProps = FieldProps & Omit<ComponentProps<'input'>, 'type'>

export function FileField({ id, label, hint, error, className, ...input }: FileFieldProps) {
  const field = { id, label, hint, error, className }
  return (
    <Field {...field} required={input.required}>
      <input
        type="file"
        {...controlProps(field)}
        {...input}
        className="file-field mt-2 block w-full cursor-pointer rounded-control border-[1.5px] border-line-strong border-dashed p-3 text-small aria-invalid:border-error"
      />
    </Field>
  )
}
