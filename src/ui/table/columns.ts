import type { ReactNode } from 'react'

/** One column of a `DataTable`. */
export type TableColumn<Row> = {
  id: string
  title: string
  cell: (row: Row) => ReactNode
  /** The server can sort by it; `id` is the name it knows it by. */
  sortable?: boolean
  /** Figures stand at the end of their column. */
  numeric?: boolean
  /** May be left out by whoever looks at the list (`ColumnMenu`). */
  optional?: boolean
  /** Heads the card that a row is on phones. */
  heading?: boolean
  /** Stands beside that heading, without its title. */
  corner?: boolean
}

/** `name` or `-name`, descending, as the contract writes an order. */
export type SortOrder = string

/** The order after a press on a column's head: ascending first, then turned round. */
export function nextSort(current: SortOrder | undefined, column: string): SortOrder {
  return current === column ? `-${column}` : column
}

/** What a column's head says to a screen reader. */
export function ariaSort(
  current: SortOrder | undefined,
  column: string,
): 'ascending' | 'descending' | undefined {
  if (current === column) return 'ascending'
  return current === `-${column}` ? 'descending' : undefined
}
