import type { ErrorRow } from './row'

/** Returns the path and query that open the shop in the state of a row; a reader may still have to act. */
export function linkOf({ path, scenario }: Pick<ErrorRow, 'path' | 'scenario'>): string {
  if (scenario.length === 0) return path
  // A comma joins names; those of a text are written %2C already, and `&` ends the parameter.
  const names = scenario.map(encodeURIComponent).join(',')
  return `${path}${path.includes('?') ? '&' : '?'}scenario=${names}`
}

/**
 * Returns the address that does the same at the HTTP door, whose pages can not prepare a browser themselves.
 * @param base the path that the shop lives below
 */
export function addressOfRow(row: ErrorRow, base = '/'): string {
  const to = base.replace(/\/$/, '') + linkOf(row)
  return `/__world/open?to=${encodeURIComponent(to)}`
}
