import type { ColumnVisibilityState, Updater } from '@tanstack/react-table'
import { useMemo } from 'react'
import { columnsText, readColumns, rowsPerPage } from '@/lib/list-address'
import { orderAfter, sortingOf } from './list-table'
import type { SavedView } from './saved-views'
import { type RoomyColumns, useListView } from './use-list-view'
import type { ShownRows } from './use-row-selection'

/** What every list of the back office is asked for. */
type ListSearch = {
  page?: number | undefined
  per_page?: number | undefined
  sort?: string | undefined
  columns?: string | undefined
}

type ListAddressOptions<Search extends ListSearch> = {
  /** Names the list for what is kept in the browser: `orders`. */
  list: string
  search: Search
  /** Reads a search by the schema of the list. */
  read: (search: unknown) => Search
  /** Goes to another search. */
  onSearch: (search: Search, how?: { replace: boolean }) => void
  /** The order where the address names none. */
  sort?: string
  /** Columns that need room. Has to be stable. */
  roomy: RoomyColumns
}

export type ListAddress = Pick<
  ReturnType<typeof useListAddress>,
  'view' | 'rows' | 'onRows' | 'saved'
>

/**
 * How a list and its address follow each other: columns, order, rows per page and the views saved of them. What it is
 * filtered by is the caller's.
 */
export function useListAddress<Search extends ListSearch>({
  list,
  search,
  read,
  onSearch,
  sort = '',
  roomy,
}: ListAddressOptions<Search>) {
  const { columns, per_page: rows = rowsPerPage[0] } = search
  const view = useListView(list, roomy, {
    columns: useMemo(() => (columns ? readColumns(columns) : undefined), [columns]),
    onChoose: (chosen: ColumnVisibilityState) =>
      onSearch(read({ ...search, columns: columnsText(chosen) }), { replace: true }),
  })
  const change = (next: ListSearch) => onSearch(read({ ...search, page: 1, ...next }))
  const order = search.sort ?? sort
  return {
    view,
    /** How many rows a page has. */
    rows,
    /** Says where the rows that show stand in the whole list. */
    shown<Item>(items: readonly Item[], isEarlier: boolean): ShownRows<Item> {
      const { page = 1, per_page: _, columns: __, ...asked } = search
      const list = JSON.stringify({ ...asked, sort: order })
      return { rows: items, list, before: (page - 1) * rows, isEarlier }
    },
    onRows: (per_page: number) => change({ per_page }),
    /** What `SavedViews` keeps and opens. */
    saved: {
      list,
      search: { ...search, columns: columnsText(view.visibility) },
      onOpen: (saved: SavedView) => onSearch(read(saved.search)),
    },
    sorting: sortingOf(order),
    onSortingChange: (update: Updater<ReturnType<typeof sortingOf>>) =>
      change({ sort: orderAfter(order, update) }),
  }
}
