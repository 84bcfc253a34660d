import {
  type ColumnVisibilityState,
  columnVisibilityFeature,
  createTableHook,
  functionalUpdate,
  metaHelper,
  type ReactTable,
  type RowSelectionState,
  rowSelectionFeature,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  type Updater,
} from '@tanstack/react-table'
import { useState } from 'react'
import * as v from 'valibot'
import { validEntries } from '@/lib/schema'
import { localStore, readStored } from '@/lib/storage'

/** The look of a column, in its `meta`. */
type ColumnLook = {
  /** Aligns figures at the end of the column. */
  numeric?: boolean
  /** The heading of a row's card on phones. */
  heading?: boolean
  /** In the corner of that card, without the column's title. */
  corner?: boolean
}

const features = tableFeatures({
  columnVisibilityFeature,
  rowSelectionFeature,
  rowSortingFeature,
  columnMeta: metaHelper<ColumnLook>(),
})

export type ListFeatures = typeof features
export type ListTable<Item extends object> = ReactTable<ListFeatures, Item>
export type SelectedRows = RowSelectionState
export type SelectionUpdate = Updater<RowSelectionState>

/**
 * The one gate to TanStack Table: a page of rows that the server has sorted, filtered and paged. A column is sorted by
 * its id where `enableSorting` says so; `enableHiding: false` keeps it shown. Keep `data`, `columns` and the state from one render to the next.
 */
export const { useAppTable: useListTable, createAppColumnHelper: listColumns } = createTableHook({
  features,
  defaultColumn: { enableSorting: false },
  enableMultiSort: false,
  enableRowSelection: false,
  enableSortingRemoval: false,
  manualSorting: true,
  sortDescFirst: false,
})

/** Returns the table's state for an order of the contract, `name` or `-name`. */
export function sortingOf(order: string): SortingState {
  return [{ id: order.replace(/^-/, ''), desc: order.startsWith('-') }]
}

/** Returns the order of the contract after the table has changed its state. */
export function orderAfter(order: string, update: Updater<SortingState>): string {
  const [sort] = functionalUpdate(update, sortingOf(order))
  return sort ? `${sort.desc ? '-' : ''}${sort.id}` : order
}

/** Returns which columns of a list are visible, and a setter that stores it in the browser (`columns_{list}`). */
export function useColumnVisibility(list: string) {
  const key = `columns_${list}`
  const [visibility, setVisibility] = useState(() => storedVisibility(key))
  const change = (update: Updater<ColumnVisibilityState>) => {
    const next = functionalUpdate(update, visibility)
    setVisibility(next)
    localStore.write(key, JSON.stringify(Object.keys(next).filter((id) => !next[id])))
  }
  return [visibility, change] as const
}

/** The ids of hidden columns are stored. */
function storedVisibility(key: string): ColumnVisibilityState {
  const hidden = readStored(localStore, key, validEntries(v.string())) ?? []
  return Object.fromEntries(hidden.map((id) => [id, false]))
}
