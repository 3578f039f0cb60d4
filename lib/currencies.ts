import cldr from 'cldr-core/supplemental/currencyData.json' with { type: 'json' }

/** A currency of a country, by its code. Funds and units of account are no tender. */
type Use = Record<string, { _from?: string; _to?: string; _tender?: string }>

/** The codes of the currencies that are legal tender of a country on the ISO date `day`. */
export function currenciesInUse(day: string): Set<string> {
  const uses = Object.values<Use[]>(cldr.supplemental.currencyData.region)
    .flat()
    .flatMap(Object.entries<Use[string]>)
  return new Set(
    uses.flatMap(([code, { _from, _to = day, _tender }]) =>
      _tender !== 'false' && _from !== undefined && _from <= day && day <= _to ? [code] : [],
    ),
  )
}
