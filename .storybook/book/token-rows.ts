import rows from './tokens.gen.json'

/** A token: as code reads it (`color.accent`), what it is for, and what styles get (`var(--color-accent)` or a plain value). */
export type TokenRow = (typeof rows)[number]

/** Returns the tokens of a group, in the order of tokens.json. Throws for a group that it does not have. */
export function tokenRows(group: string): TokenRow[] {
  const found = rows.filter(({ token }) => token.startsWith(`${group}.`))
  if (found.length === 0) throw new Error(`tokens.json has no group ${group}`)
  return found
}

/** Returns what a token's value is in this window: `#a3211b` for `var(--color-accent)`. */
export function valueOf(value: string): string {
  const [, property] = /^var\((--[\w-]+)\)$/.exec(value) ?? []
  if (!property) return value
  return getComputedStyle(document.documentElement).getPropertyValue(property).trim()
}
