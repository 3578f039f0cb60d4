const PRESSABLE = 'a, button, input, select, textarea, summary, label, [role="button"]'

/**
 * While a transition runs, browsers do not find what is pictured in it, and a press on the new page would be lost. Ends
 * the transition at the press and hands the press to what lies under it.
 */
export function pressThrough(signal: AbortSignal): void {
  let ended: ViewTransition | null = null
  const onDown = () => {
    ended = document.activeViewTransition ?? null
    ended?.skipTransition()
  }
  const onClick = async ({ clientX, clientY, target }: MouseEvent) => {
    if (!ended) return
    const { finished } = ended
    ended = null
    await finished
    const meant = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>(PRESSABLE)
    if (!meant || (target instanceof Node && meant.contains(target))) return
    meant.focus({ preventScroll: true })
    meant.click()
  }
  document.addEventListener('pointerdown', onDown, { signal, passive: true })
  document.addEventListener('click', onClick, { signal, passive: true })
}
