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

/** Returns a member of an object or a list; `undefined` where there is none, or nothing to have one. */
export const memberOf = (value: unknown, name: string): unknown =>
  isRecord(value) ? value[name] : undefined
