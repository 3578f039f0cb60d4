/** `Object.fromEntries`, with the type of the keys. */
export const fromEntries = <Key extends string, Value>(entries: Iterable<readonly [Key, Value]>): Record<Key, Value> =>
  Object.fromEntries(entries) as Record<Key, Value>
