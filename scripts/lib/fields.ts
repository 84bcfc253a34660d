/** A field of a value that may be anything; undefined where there is none. */
export function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}

/** A field's list; empty where it is none. */
export function listOf(value: unknown, name: string): readonly unknown[] {
  const list = fieldOf(value, name)
  return Array.isArray(list) ? list : []
}

/** A field's number; 0 where it is none. */
export function countOf(value: unknown, name: string): number {
  const count = fieldOf(value, name)
  return typeof count === 'number' ? count : 0
}

/** A field's text; empty where it is none. */
export function textOf(value: unknown, name: string): string {
  const text = fieldOf(value, name)
  return typeof text === 'string' ? text : ''
}
