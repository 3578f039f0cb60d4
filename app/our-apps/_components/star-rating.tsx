const STARS = [1, 2, 3, 4, 5]

/** Fills the stars up to the rating, rounded down. */
export function StarRating({ rating }: { rating: number }) {
  const filled = Math.floor(rating)
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      <span className="sr-only">{rating} out of 5</span>
      <svg viewBox="0 0 120 24" aria-hidden="true" className="h-6 w-30">
        {STARS.map((star) => (
          <path
            key={star}
            transform={`translate(${(star - 1) * 24})`}
            d="m12 2.5 2.9 6.2 6.6.8-4.9 4.6 1.3 6.6L12 17.4l-5.9 3.3 1.3-6.6L2.5 9.5l6.6-.8z"
            fill={star <= filled ? 'var(--accent)' : 'none'}
            stroke="var(--accent)"
            strokeWidth="1.5"
            strokeLinejoin="round"
            data-star={star <= filled ? 'filled' : 'empty'}
          />
        ))}
      </svg>
      <span aria-hidden="true" className="tabular font-display text-h3">
        {rating}
      </span>
    </span>
  )
}
