/**
 * Returns a record of these members. The one place where one is put together by names that come from data, which TypeScript can't
 * follow: each member is checked instead, and one that does not fit throws.
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
