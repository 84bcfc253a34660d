/** Returns the parsed text; `undefined` for what is not JSON, such as HTML, an empty body or half of one. */
export function parsedJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return value
  } catch {
    return undefined
  }
}

/** True for an object or a list: what may be asked for a member by any name. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/**
 * Returns what a table holds under a name that comes from elsewhere: never what every object has, such as
 * `constructor`.
 */
export const entryOf = <Value>(
  table: Readonly<Partial<Record<string, Value>>>,
  name: string,
): Value | undefined => (Object.hasOwn(table, name) ? table[name] : undefined)

/** Returns an object's or a list's own member; `undefined` where there is none, or nothing to have one. */
export const memberOf = (value: unknown, name: string): unknown =>
  isRecord(value) ? entryOf(value, name) : undefined

/**
 * Returns a record of these members. The one place where one is put together by names that come from data,
 * which TypeScript can't follow: each member is checked instead, and one that does not fit throws.
 */
export function recordOf<Whole extends object>(
  members: readonly (readonly [name: string, value: unknown])[],
  fits: (value: unknown, name: string) => boolean,
): Whole {
  const misfit = members.find(([name, value]) => !fits(value, name))
  const isWhole = (_record: unknown): _record is Whole => misfit === undefined
  const record: unknown = Object.fromEntries(members)
  if (!isWhole(record)) throw new TypeError(`${String(misfit)} does not fit`)
  return record
}
