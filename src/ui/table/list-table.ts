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
  /** The heading has a picture, which stands at the start of the card. */
  picture?: boolean
  /** The row's actions. The column sticks to the end, and a row's note stands in it. */
  actions?: 'menu' | 'button' | 'none'
  /** The longest text of a row's note. The column is wide enough for it, if there is room. */
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
 * The one gate to TanStack Table: rows that the server has sorted, filtered and paged. Keep `data`, `columns`
 * and the state from one render to the next.
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

/** Returns the table's state for an order of the contract, `name` or `-name`; none for an empty one. */
export function sortingOf(order: string): SortingState {
  return order === '' ? [] : [{ id: order.replace(/^-/, ''), desc: order.startsWith('-') }]
}

/** Returns the order of the contract after the table has changed its state. */
export function orderAfter(order: string, update: Updater<SortingState>): string {
  const [sort] = functionalUpdate(update, sortingOf(order))
  return sort ? `${sort.desc ? '-' : ''}${sort.id}` : order
}
