/** Reads the fields of something parsed from a storage; of anything but an object every field is undefined. */
export type Field = (name: string) => unknown

/** How the fields of `raw` are read, whatever was stored. */
export function fieldsOf(raw: unknown): Field {
  return (name) => (typeof raw === 'object' && raw !== null ? Reflect.get(raw, name) : undefined)
}

/** An object with names, not a list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
