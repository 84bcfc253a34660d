import { type AnyRouter, useNavigate, useSearch } from '@tanstack/react-router'
import { type ColumnVisibilityState, functionalUpdate, type Updater } from '@tanstack/react-table'
import { useMemo, useRef, useState } from 'react'
import * as v from 'valibot'
import { kept, parseKept } from '@/lib/kept'
import {
  columnsText,
  filtersOf,
  type ListSearch,
  readColumns,
  rowsPerPage,
  withoutColumns,
} from '@/lib/list-address'
import { useIsWide } from '@/theme/breakpoints'
import { orderAfter, sortingOf } from './list-table'
import type { SavedView } from './saved-views'
import type { ShownRows } from './use-bulk-rows'

type SearchOptions<Search extends ListSearch> = {
  schema: v.GenericSchema<unknown, Search>
  /** What a tab above the list asks for: it narrows nothing, and stays when the filters are taken back. */
  tab?: (search: Search) => Partial<Search>
}

/** What a list is asked for, which the address says, and how that changes. */
export function useListSearch<Search extends ListSearch>({ schema, tab }: SearchOptions<Search>) {
  // Any route may have a list: only its schema knows what the address holds.
  const found = useSearch<AnyRouter, undefined, false>({ strict: false })
  const navigate = useNavigate()
  const search = useMemo(() => v.parse(schema, found), [schema, found])
  const ask = (next: object, how?: { replace: boolean }) => {
    // By entries: the router knows no type of search that all its routes have.
    const parts = Object.fromEntries(Object.entries(v.parse(schema, next)))
    void navigate({ to: '.', search: parts, resetScroll: false, ...how })
  }
  const { sort, per_page, columns } = search
  const ofTab = tab?.(search)
  return {
    search,
    ask,
    /** Changes parts of it, from its first page; an undefined part is taken out. `replace` while typing, so that going back does not undo single letters. */
    change: (parts: { [Name in keyof Search]?: unknown }, how?: { replace: boolean }) =>
      ask({ ...search, page: undefined, ...parts }, how),
    isNarrowed: filtersOf(search, ofTab).length > 0,
    /** Takes search and filters back. */
    clear: () => ask({ sort, per_page, columns, ...ofTab }),
  }
}

type ListOptions<Search extends ListSearch> = SearchOptions<Search> & {
  /** Names the list for what is kept in the browser: `orders`. */
  name: string
  /** The order where the address names none. */
  sort?: string
  /** Columns that need room. Have to be stable. */
  roomy?: RoomyColumns | ((search: Search) => RoomyColumns)
  /** A column that shows whatever was chosen. */
  needed?: (search: Search) => string | undefined
}

const noRoomy: RoomyColumns = {}

export type List<Search extends ListSearch> = ReturnType<typeof useList<Search>>

/** How a list and its address follow each other: filters, columns, order, rows per page and saved views. */
export function useList<Search extends ListSearch>({
  name,
  sort = '',
  roomy = noRoomy,
  needed,
  ...options
}: ListOptions<Search>) {
  const asked = useListSearch(options)
  const { search, ask } = asked
  const { columns, per_page: rows = rowsPerPage[0] } = search
  const count = useRef<HTMLParagraphElement>(null)
  const view = useListView(
    name,
    {
      roomy: typeof roomy === 'function' ? roomy(search) : roomy,
      needed: needed?.(search),
    },
    {
      columns: useMemo(() => (columns ? readColumns(columns) : undefined), [columns]),
      onChoose: (chosen: ColumnVisibilityState) =>
        ask({ ...search, columns: columnsText(chosen) }, { replace: true }),
    },
  )
  const order = search.sort ?? sort
  return {
    ...asked,
    view,
    /** The line that says how many rows there are. It takes the focus when a button goes together with what it did. */
    count,
    focusCount: () => count.current?.focus(),
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
    saved: {
      list: name,
      search: { ...search, columns: columnsText(view.visibility) },
      onOpen: (saved: SavedView) => ask(saved.search),
    },
    sorting: sortingOf(order),
    onSortingChange: (update: Updater<ReturnType<typeof sortingOf>>) =>
      ask({ ...search, page: undefined, sort: orderAfter(order, update) }),
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
  const desktop = useIsWide('desktop')
  const wide = useIsWide('wide')
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
