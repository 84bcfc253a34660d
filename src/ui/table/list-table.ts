import {
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

type ColumnLook = {
  numeric?: boolean
  /**
   * The place of the column on the card that a phone shows: `heading`, `aside` (the amount at the end of the
   * heading's line), `detail`, or `line` (a detail with a line of its own).
   */
  card?: 'heading' | 'aside' | 'detail' | 'line'
  /** True if the cell contains a picture. On a card, the picture is at the start. */
  picture?: boolean
  /**
   * Set for the column with the actions of the row. This column sticks to the end of the table and also shows
   * the row's note.
   */
  actions?: 'menu' | 'button' | 'none'
  /** The longest text that a note can have. The column is wide enough for it if there is room. */
  note?: string
}

const features = tableFeatures({
  columnVisibilityFeature,
  rowSelectionFeature,
  rowSortingFeature,
  columnMeta: metaHelper<ColumnLook>(),
})

export type ListFeatures = typeof features
export type ListTable<Item extends object> = ReactTable<ListFeatures, Item>
export type ListColumns<Item extends object> = Parameters<typeof useListTable<Item>>[0]['columns']
export type SelectedRows = RowSelectionState
export type SelectionUpdate = Updater<RowSelectionState>

/**
 * A table of rows that the server has sorted, filtered and divided into pages. Only this file uses TanStack
 * Table. Pass the same `data`, `columns` and state objects at each render, unless they change.
 */
export const { useAppTable: useListTable, createAppColumnHelper: columnHelper } = createTableHook({
  features,
  defaultColumn: { enableSorting: false },
  enableMultiSort: false,
  enableRowSelection: false,
  enableSortingRemoval: false,
  manualSorting: true,
  sortDescFirst: false,
})

/**
 * Returns the sorting state of the table for a sort order of the contract, such as `name` or `-name`. Returns
 * an empty state for ''.
 */
export function sortingStateOf(order: string): SortingState {
  return order === '' ? [] : [{ id: order.replace(/^-/, ''), desc: order.startsWith('-') }]
}

/** Returns the sort order of the contract after the table's sorting state has changed. */
export function nextSortOrder(order: string, update: Updater<SortingState>): string {
  const [sort] = functionalUpdate(update, sortingStateOf(order))
  return sort ? `${sort.desc ? '-' : ''}${sort.id}` : order
}
