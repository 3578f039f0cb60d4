/** The track and knob of a switch, inside a button with role="switch". */
export function SwitchTrack({ className = '' }: { className?: string }) {
  return <span className={`switch ${className}`} />
}
