import { LOCALE } from '@/lib/locale'

/** `share` has been sent, 0 to 1; null is an indeterminate bar. */
export function UploadProgress({ share }: { share: number | null }) {
  const percent = share === null ? null : Math.floor(share * 100)
  return (
    <div className="mb-5">
      <p aria-hidden="true" className="label">
        {text(percent)}
      </p>
      <div
        role="progressbar"
        aria-label="Sending your application"
        aria-valuetext={text(percent)}
        {...(percent === null ? {} : { 'aria-valuemin': 0, 'aria-valuemax': 100, 'aria-valuenow': percent })}
        className="mt-2 h-4 overflow-hidden rounded-control border-[1.5px] border-line-strong"
      >
        <div className="h-full bg-coral" style={percent === null ? INDETERMINATE : { width: `${percent}%` }} />
      </div>
    </div>
  )
}

const INDETERMINATE = {
  backgroundImage: 'repeating-linear-gradient(135deg, var(--line-strong) 0 2px, transparent 2px 10px)',
}

const PERCENT = new Intl.NumberFormat(LOCALE, { style: 'percent' })

function text(percent: number | null): string {
  if (percent === null) return 'On its way'
  return percent < 100 ? `${PERCENT.format(percent / 100)} sent` : 'All sent, waiting for the answer'
}
