// oxlint-disable-next-line import/default -- Vite makes a text of it.
import source from '../../src/theme/tokens.ts?raw'

/** A token as `tokens.ts` declares it. */
export type TokenRow = {
  /** As code reads it: `color.accent`. */
  token: string
  name: string
  /** The doc comment above it; empty without one. */
  role: string
  /** What styles get: `var(--color-accent)` or a plain value. */
  value: string
}

/** Returns the tokens of a group, in the order of the source. Throws for a group that `tokens.ts` does not have. */
export function tokenRows(group: string): TokenRow[] {
  const body = new RegExp(`export const ${group} = \\{([\\s\\S]*?)\\} as const`).exec(source)?.[1]
  if (body === undefined) throw new Error(`tokens.ts has no group ${group}`)
  const rows = body.matchAll(/(?:\/\*\* ([^*]*?) \*\/\s*)?(\w+): (?:'([^']*)'|(\d+))/g)
  return [...rows].map(([, role = '', name = '', text, number]) => ({
    token: `${group}.${name}`,
    name,
    role,
    value: text ?? number ?? '',
  }))
}

/** Returns what a token's value is in this window: `#a3211b` for `var(--color-accent)`. */
export function valueOf(value: string): string {
  const [, property] = /^var\((--[\w-]+)\)$/.exec(value) ?? []
  if (!property) return value
  return getComputedStyle(document.documentElement).getPropertyValue(property).trim()
}
