import './hide-until-filtered.css'

const SCRIPT = "if(/[?&](category|department|q)=./.test(location.search))document.documentElement.dataset.filtering='';"

/**
 * Prevents a flash of the unfiltered list when the URL has a filter: the style sheet hides elements with `data-filtered`
 * until `showFiltered` is called, for at most two seconds. Rendered before the list.
 */
export function HideUntilFiltered() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant that must run before the list is painted
  return <script data-early="" dangerouslySetInnerHTML={{ __html: SCRIPT }} />
}

/** Call after the filter of the URL has been applied. */
export function showFiltered(): void {
  delete document.documentElement.dataset.filtering
}
