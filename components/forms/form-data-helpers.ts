/** Requires one @ and a dot in the domain. Stricter patterns reject valid addresses. */
export const looksLikeEmail = (value: string): boolean => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value.trim())

/** The trimmed text of a field. */
export const textOf = (data: FormData, name: string): string => {
  const value = data.get(name)
  return typeof value === 'string' ? value.trim() : ''
}
