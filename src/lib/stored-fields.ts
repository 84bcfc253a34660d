/** Reads a field of a value parsed from a storage; undefined for every field when the value is not an object. */
export type Field = (name: string) => unknown

/** Returns a reader for the fields of `raw`, whatever was stored. */
export function fieldsOf(raw: unknown): Field {
  return (name) => (typeof raw === 'object' && raw !== null ? Reflect.get(raw, name) : undefined)
}
