import { TRAP_FIELD } from './spam.logic'

/** For programs only: off the page, out of the tab order and hidden from screen readers. */
export function Trap({ id }: { id: string }) {
  return (
    <div aria-hidden="true" className="absolute -left-[9999px] h-px w-px overflow-hidden">
      <label htmlFor={id}>Leave this empty</label>
      <input id={id} name={TRAP_FIELD} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  )
}
