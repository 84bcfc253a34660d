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
   * The place of the column on a phone's card: its heading, the amount at the end of that line, a detail, or
   * a detail with its own line.
   */
  card?: 'heading' | 'aside' | 'detail' | 'line'
  /** True if the cell of the heading contains a picture. The picture is at the start of the card. */
  picture?: boolean
  /** The column of the row's actions. It sticks to the end of the table and shows the row's note. */
  actions?: 'menu' | 'button' | 'none'
  /** The longest text of a row's note. The column is wide enough for this text if there is room. */
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
export const { useAppTable: useListTable, createAppColumnHelper: listColumns } = createTableHook({
  features,
  defaultColumn: { enableSorting: false },
  enableMultiSort: false,
  enableRowSelection: false,
  enableSortingRemoval: false,
  manualSorting: true,
  sortDescFirst: false,
})

/**
 * Returns the table's state for a sort order of the contract, `name` or `-name`. An empty order gives an
 * empty state.
 */
export function sortingOf(order: string): SortingState {
  return order === '' ? [] : [{ id: order.replace(/^-/, ''), desc: order.startsWith('-') }]
}

/** Returns the contract's sort order after a change of the table's state. */
export function orderAfter(order: string, update: Updater<SortingState>): string {
  const [sort] = functionalUpdate(update, sortingOf(order))
  return sort ? `${sort.desc ? '-' : ''}${sort.id}` : order
}
