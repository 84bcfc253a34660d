/**
 * Returns the parsed text. Returns `undefined` for a text that is not JSON, such as HTML, an empty body or an
 * incomplete body.
 */
export function parsedJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return value
  } catch {
    return undefined
  }
}

/** Returns true for an object or a list, because both can be asked for a member by any name. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/**
 * Returns the entry of a table under a name that comes from outside. It never returns members that every
 * object has, such as `constructor`.
 */
export const entryOf = <Value>(
  table: Readonly<Partial<Record<string, Value>>>,
  name: string,
): Value | undefined => (Object.hasOwn(table, name) ? table[name] : undefined)

/**
 * Returns an object's or a list's own member. Returns `undefined` if there is no such member, or if the value
 * is neither an object nor a list.
 */
export const memberOf = (value: unknown, name: string): unknown =>
  isRecord(value) ? entryOf(value, name) : undefined

/**
 * Returns a record of these members. Only this function builds a record from names that come from data,
 * because TypeScript cannot check such names. Each member is checked at run time instead, and a member that
 * does not fit throws.
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
