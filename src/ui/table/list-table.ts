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

/** How a column looks, beside its `header` and `cell`. */
type ColumnLook = {
  /** Figures stand at the end of their column. */
  numeric?: boolean
  /** Heads the card that a row is on phones. */
  heading?: boolean
  /** Stands beside that heading, without its title. */
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

/** The order of a list as the contract writes it, `name` or `-name`, as the table's state. */
export function sortingOf(order: string): SortingState {
  return [{ id: order.replace(/^-/, ''), desc: order.startsWith('-') }]
}

/** The order after the table has changed its state: ascending first, then turned round. */
export function orderAfter(order: string, update: Updater<SortingState>): string {
  const [sort] = functionalUpdate(update, sortingOf(order))
  return sort ? `${sort.desc ? '-' : ''}${sort.id}` : order
}

/** Which columns of a list this browser shows; `list` names it in local storage (`columns_{list}`). */
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

/** Stored are the ids of those that are left out. */
function storedVisibility(key: string): ColumnVisibilityState {
  const hidden = readStored(localStore, key, validEntries(v.string())) ?? []
  return Object.fromEntries(hidden.map((id) => [id, false]))
}
