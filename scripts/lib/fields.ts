/** Returns a field of any value; undefined when there is none. */
export function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}

/** Returns a field that is a list; an empty list otherwise. */
export function listOf(value: unknown, name: string): readonly unknown[] {
  const list = fieldOf(value, name)
  return Array.isArray(list) ? list : []
}

/** Returns a field that is a number; 0 otherwise. */
export function countOf(value: unknown, name: string): number {
  const count = fieldOf(value, name)
  return typeof count === 'number' ? count : 0
}

/** Returns a field that is a text; an empty text otherwise. */
export function textOf(value: unknown, name: string): string {
  const text = fieldOf(value, name)
  return typeof text === 'string' ? text : ''
}
