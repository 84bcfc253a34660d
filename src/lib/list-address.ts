import * as v from 'valibot'

/** Rows per page in the back office (Product §10); the first is the default. */
export const rowsPerPage = [20, 50, 100] as const

/** Columns of a list that somebody has chosen: true for those to show, false for those to hide. */
export type ChosenColumns = Readonly<Record<string, boolean>>

/** Chosen columns in an address: `variants,-updated` shows the one and hides the other. */
export const columnsInUrl = v.pipe(v.string(), v.maxLength(200), v.regex(/^-?[a-z]+(,-?[a-z]+)*$/))

export function readColumns(text: string): ChosenColumns {
  const parts = text.split(',')
  return Object.fromEntries(parts.map((part) => [part.replace('-', ''), !part.startsWith('-')]))
}

/** Returns chosen columns as an address names them; undefined for none. */
export function columnsText(columns: ChosenColumns): string | undefined {
  const parts = Object.entries(columns).map(([id, shown]) => (shown ? id : `-${id}`))
  return parts.length > 0 ? parts.toSorted().join(',') : undefined
}

/** Returns a search as the server is asked: without what only concerns the looks of the list. */
export function withoutColumns<Search extends { columns?: string | undefined }>({
  columns: _,
  ...wanted
}: Search): Omit<Search, 'columns'> {
  return wanted
}
