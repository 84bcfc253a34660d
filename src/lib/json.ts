/**
 * Parses a JSON text. Returns `undefined` if the text is not JSON, for example HTML or an incomplete body.
 */
export function jsonOrUndefined(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return value
  } catch {
    return undefined
  }
}

/** Returns true for an object or a list. Both can have members by name. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/**
 * Returns the entry of a table under a name that comes from outside. Members that every object inherits, such
 * as `constructor`, do not count.
 */
export const entryOf = <Value>(
  table: Readonly<Partial<Record<string, Value>>>,
  name: string,
): Value | undefined => (Object.hasOwn(table, name) ? table[name] : undefined)

/**
 * Returns a member of an object or a list by name. Returns `undefined` if there is no such member, or if the
 * value is neither an object nor a list.
 */
export const memberOf = (value: unknown, name: string): unknown =>
  isRecord(value) ? entryOf(value, name) : undefined

/**
 * Builds a record from names and values, and returns it with the wanted type. TypeScript cannot check names
 * that come from data, so `fits` checks each member. Throws a TypeError if a member does not fit.
 */
export function buildRecord<Whole extends object>(
  members: readonly (readonly [name: string, value: unknown])[],
  fits: (value: unknown, name: string) => boolean,
): Whole {
  const misfit = members.find(([name, value]) => !fits(value, name))
  const isWhole = (_record: unknown): _record is Whole => misfit === undefined
  const record: unknown = Object.fromEntries(members)
  if (!isWhole(record)) throw new TypeError(`${String(misfit)} does not fit`)
  return record
}
