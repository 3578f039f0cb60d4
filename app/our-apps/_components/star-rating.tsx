const STARS = [1, 2, 3, 4, 5]

/** Five stars, filled up to the whole part of the rating; the rating itself stands beside them and is what is read out. */
export function StarRating({ rating }: { rating: number }) {
  const filled = Math.floor(rating)
  return (
    <span className="flex items-center gap-3">
      <span className="sr-only">{rating} out of 5</span>
      <svg viewBox="0 0 120 24" aria-hidden="true" focusable="false" className="h-6 w-30">
        {STARS.map((star) => (
          <path
            key={star}
            transform={`translate(${(star - 1) * 24})`}
            d="m12 2.500 2.900 6.200 6.600.8-4.900 4.600 1.300 6.600L12 17.400l-5.900 3.300 1.300-6.600L2.500 9.500l6.600-.8z"
            fill={star <= filled ? 'var(--marigold)' : 'none'}
            stroke="var(--marigold)"
            strokeWidth="1.500"
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
