/**
 * A part of the head's script (app/_shell/head-script.ts). An address may ask for a part of a list, and the HTML holds the whole: app/motion.css
 * leaves a list with `data-filtered` unpainted until its script has made the choice, or for two seconds where none
 * comes. What the address asks for is not read here.
 */
export const FILTERING_SCRIPT = "if(/[?&](category|department|q)=./.test(location.search))d.filtering='';"

/** The list shows what the address asks for: paint it. */
export function showFiltered(): void {
  delete document.documentElement.dataset.filtering
}
