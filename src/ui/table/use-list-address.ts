import { type ColumnVisibilityState, functionalUpdate, type Updater } from '@tanstack/react-table'
import { useMemo, useRef, useState, useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { kept, parseKept } from '@/lib/kept'
import { columnsText, readColumns, rowsPerPage, withoutColumns } from '@/lib/list-address'
import { isWide } from '@/theme/breakpoints'
import { orderAfter, sortingOf } from './list-table'
import type { SavedView } from './saved-views'
import type { ShownRows } from './use-bulk-rows'

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
  schema: v.GenericSchema<unknown, Search>
  onSearch: (search: Search, how?: { replace: boolean }) => void
  /** The order where the address names none. */
  sort?: string
  /** Columns that need room. Has to be stable. */
  roomy?: RoomyColumns
  /** A column that shows whatever was chosen. */
  needed?: string | undefined
}

const noRoomy: RoomyColumns = {}

export type ListAddress = Pick<
  ReturnType<typeof useListAddress>,
  'view' | 'rows' | 'onRows' | 'saved' | 'sorting' | 'onSortingChange' | 'count'
>

/** How a list and its address follow each other: columns, order, rows per page and saved views. Filters are the caller's. */
export function useListAddress<Search extends ListSearch>({
  list,
  search,
  schema,
  onSearch,
  sort = '',
  roomy = noRoomy,
  needed,
}: ListAddressOptions<Search>) {
  const { columns, per_page: rows = rowsPerPage[0] } = search
  const count = useRef<HTMLParagraphElement>(null)
  const focusCount = () => count.current?.focus()
  const read = (next: unknown) => v.parse(schema, next)
  const view = useListView(
    list,
    { roomy, needed },
    {
      columns: useMemo(() => (columns ? readColumns(columns) : undefined), [columns]),
      onChoose: (chosen: ColumnVisibilityState) =>
        onSearch(read({ ...search, columns: columnsText(chosen) }), { replace: true }),
    },
  )
  const change = (next: ListSearch) => onSearch(read({ ...search, page: 1, ...next }))
  const order = search.sort ?? sort
  return {
    view,
    /** The line that says how many rows there are. It takes the focus when a button goes together with what it did. */
    count,
    focusCount,
    /** Asks for something else by a button that goes with that. */
    onClear(next: Search) {
      focusCount()
      onSearch(next)
    },
    /** What the list is asked for, whatever its columns. */
    place: JSON.stringify(withoutColumns(search)),
    /** How many rows a page has. */
    rows,
    /** Says where the rows that show stand in the whole list. */
    shown<Item>(items: readonly Item[], isEarlier: boolean): ShownRows<Item> {
      const { page = 1, per_page: _, columns: __, ...requested } = search
      const list = JSON.stringify({ ...requested, sort: order })
      return { rows: items, list, before: (page - 1) * rows, isEarlier }
    },
    onRows: (per_page: number) => change({ per_page }),
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

export type Density = 'compact' | 'comfortable'

/** Columns that are left out of a window that is too narrow for them, unless somebody chooses them. */
export type RoomyColumns = Readonly<Record<string, 'desktop' | 'wide'>>

export type ListView = ReturnType<typeof useListView>

type ColumnsInAddress = {
  /** The columns that the address names; undefined where it names none. */
  columns: ColumnVisibilityState | undefined
  onChoose: (columns: ColumnVisibilityState) => void
}

/**
 * The columns chosen, and the density. The address says the columns, so that a link shows the same; the last choice is kept as
 * `view:{list}` for addresses that say nothing. Without a choice, a column shows where the window has room.
 */
function useListView(
  list: string,
  { roomy, needed }: { roomy: RoomyColumns; needed: string | undefined },
  address: ColumnsInAddress,
) {
  const [entry] = useState(() => kept('view', list))
  const [view, setView] = useState(() => parseKept(entry, viewSchema) ?? plain)
  const desktop = useSyncExternalStore(watchWidth, () => isWide('desktop'))
  const wide = useSyncExternalStore(watchWidth, () => isWide('wide'))
  const chosen = address.columns ?? view.columns
  const visibility = useMemo((): ColumnVisibilityState => {
    const room = { desktop, wide }
    const byRoom = Object.entries(roomy).map(([id, needed]) => [id, room[needed]] as const)
    return { ...Object.fromEntries(byRoom), ...chosen, ...(needed && { [needed]: true }) }
  }, [desktop, wide, roomy, chosen, needed])
  const change = (next: View) => {
    setView(next)
    entry.write(JSON.stringify(next))
  }
  return {
    visibility,
    /** True for a column that is left out for want of room, not by choice: another may show its content as well. */
    lacksRoom: (id: string) => visibility[id] === false && chosen[id] === undefined,
    density: view.density,
    setDensity: (density: Density) => change({ ...view, density }),
    /** Keeps only what differs from before, so that columns nobody chose go on following the window. */
    setVisibility(update: Updater<ColumnVisibilityState>) {
      const next = functionalUpdate(update, visibility)
      const changed = Object.entries(next).filter(([id, shown]) => visibility[id] !== shown)
      const columns = { ...chosen, ...Object.fromEntries(changed) }
      change({ ...view, columns })
      address.onChoose(columns)
    },
  }
}

const viewSchema = v.object({
  columns: v.fallback(v.record(v.string(), v.boolean()), {}),
  density: v.fallback(v.picklist(['compact', 'comfortable']), 'compact'),
})
type View = v.InferOutput<typeof viewSchema>

const plain: View = { columns: {}, density: 'compact' }

/** Calls `onResize` with every size of the window; what is read then changes at breakpoints only. */
function watchWidth(onResize: () => void): () => void {
  addEventListener('resize', onResize)
  return () => removeEventListener('resize', onResize)
}
