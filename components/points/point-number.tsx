/** The number of a point, for the eye: an ordered list says it to screen readers. */
export function PointNumber({ number }: { number: number }) {
  return (
    <span
      aria-hidden="true"
      className="-mt-1 inline-block min-w-[1.75em] flex-none rounded-control border-[1.5px] border-current px-[0.3em] text-center font-semibold text-base leading-[1.6]"
    >
      {number}
    </span>
  )
}
