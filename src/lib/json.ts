/** Returns the parsed text; `undefined` for what is not JSON, such as HTML, an empty body or half of one. */
export function parsedJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return value
  } catch {
    return undefined
  }
}

/** Returns a member of an object or a list; `undefined` where there is none, or nothing to have one. */
export function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}
