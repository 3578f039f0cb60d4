/** Where the parts of the layout that are nothing but markup are made, once for all pages of an export. */
export const SHARED_PARTS = 'shared-parts'

/** On an element there: it is the part of this name. */
export const PART = 'data-part'

/** By which an element of a page says that it is the place of the part `name`: no text of the content begins so. */
export const keyOf = (name: string): string => `part-${name}`

/** What stands in all other pages, and in their data, for the markup of a part, until the export is finished. */
export const placeOf = (name: string): string => `\u00a4${keyOf(name)}\u00a4`
