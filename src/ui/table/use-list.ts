import { type AnyRouter, useNavigate, useSearch } from '@tanstack/react-router'
import { type ColumnVisibilityState, functionalUpdate, type Updater } from '@tanstack/react-table'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import * as v from 'valibot'
import { kept, parseKept } from '@/lib/kept'
import { activeFilters, type ListSearch, rowsPerPageOptions } from '@/lib/list-address'
import { useIsWide } from '@/theme/breakpoints'
import { nextSortOrder, sortingStateOf } from './list-table'
import type { ShownRows } from './use-bulk-rows'

type SearchOptions<Search extends ListSearch> = {
  schema: v.GenericSchema<unknown, Search>
  /**
   * Returns the search parameters that the tab above the list sets. These parameters are not filters, so they
   * stay when the filters are cleared.
   */
  tab?: (search: Search) => Partial<Search>
}

/** Returns the search of a list from the URL, and functions that change it. */
export function useListSearch<Search extends ListSearch>({ schema, tab }: SearchOptions<Search>) {
  // Every route may contain a list, so only the schema of the list knows the search parameters.
  const found = useSearch<AnyRouter, undefined, false>({ strict: false })
  const navigate = useNavigate()
  const search = useMemo(() => v.parse(schema, found), [schema, found])
  const ask = (next: object, how?: { replace: boolean }) => {
    // The object is built from entries, because the router's types do not know the search parameters that all
    // routes have in common.
    const parts = Object.fromEntries(Object.entries(v.parse(schema, next)))
    void navigate({ to: '.', search: parts, resetScroll: false, ...how })
  }
  const { sort, per_page } = search
  const ofTab = tab?.(search)
  return {
    search,
    ask,
    /**
     * Changes search parameters and goes to the first page. A parameter with the value undefined is removed.
     * Use `replace` while the user types, so that going back does not undo single letters.
     */
    change: (parts: { [Name in keyof Search]?: unknown }, how?: { replace: boolean }) =>
      ask({ ...search, page: undefined, ...parts }, how),
    isNarrowed: activeFilters(search, ofTab).length > 0,
    /**
     * Clears the search text and the filters, and goes to the first page. The tab, the sort order and the
     * number of rows on a page stay.
     */
    clear: () => ask({ sort, per_page, ...ofTab }),
  }
}

type ListOptions<Search extends ListSearch> = SearchOptions<Search> & {
  /** The name of the list for values that the browser stores, for example `orders`. */
  name: string
  /** The sort order if the URL has none. */
  sort?: string
  /** The columns that the user can hide. Pass the same object or function in every render. */
  optional?: OptionalColumnWidths | ((search: Search) => OptionalColumnWidths)
  /** Returns the id of a column that is always visible, whatever the user has chosen. */
  needed?: (search: Search) => string | undefined
}

const noneOptional: OptionalColumnWidths = {}

export type ListState<Search extends ListSearch> = ReturnType<typeof useListState<Search>>

/**
 * Returns the state of a list: its filters, sort order and page from the URL, and its visible columns. The
 * choice of columns is stored in the browser.
 */
export function useListState<Search extends ListSearch>({
  name,
  sort = '',
  optional = noneOptional,
  needed,
  ...options
}: ListOptions<Search>) {
  const asked = useListSearch(options)
  const { search, ask } = asked
  const { per_page: rows = rowsPerPageOptions[0] } = search
  const count = useRef<HTMLParagraphElement>(null)
  const view = useListView(
    name,
    typeof optional === 'function' ? optional(search) : optional,
    needed?.(search),
  )
  const order = search.sort ?? sort
  return {
    ...asked,
    view,
    /**
     * The line with the number of rows. This line receives the focus if a button disappears after its action.
     */
    count,
    focusCount: () => count.current?.focus(),
    place: JSON.stringify(search),
    /** The number of rows on a page. */
    rows,
    /** Returns the rows together with the search to which they belong. */
    shown: <Item>(items: readonly Item[], isEarlier: boolean): ShownRows<Item> => ({
      rows: items,
      place: JSON.stringify(search),
      back: () => ask(search),
      isEarlier,
    }),
    sorting: sortingStateOf(order),
    onSortingChange: (update: Updater<ReturnType<typeof sortingStateOf>>) =>
      ask({ ...search, page: undefined, sort: nextSortOrder(order, update) }),
  }
}

/** The columns that can be hidden, with the width of the window from which they are visible by default. */
export type OptionalColumnWidths = Readonly<Record<string, 'any' | 'desktop' | 'wide' | 'never'>>

/**
 * Returns which columns are visible. The choice of the user is stored under the key `view:{list}`. Columns
 * without a choice are visible if the window is wide enough. The column `needed` is always visible.
 */
function useListView(list: string, optional: OptionalColumnWidths, needed: string | undefined) {
  const [entry] = useState(() => kept('view', list))
  const [chosen, setChosen] = useState(() => parseKept(entry, viewSchema)?.columns ?? {})
  const desktop = useIsWide('desktop')
  const wide = useIsWide('wide')
  const visibility = useMemo((): ColumnVisibilityState => {
    const room = { any: true, desktop, wide, never: false }
    const byRoom = Object.entries(optional).map(([id, needed]) => [id, room[needed]] as const)
    return { ...Object.fromEntries(byRoom), ...chosen, ...(needed && { [needed]: true }) }
  }, [desktop, wide, optional, chosen, needed])
  return {
    visibility,
    mayHide: (id: string) => id in optional && id !== needed,
    /**
     * Returns true for a column that is hidden only because the window is too narrow. Another column can then
     * show its content.
     */
    lacksRoom: (id: string) => visibility[id] === false && chosen[id] === undefined,
    /**
     * Stores the choice for each column that the user has shown or hidden. All other columns still depend on
     * the width of the window.
     */
    setVisibility(update: Updater<ColumnVisibilityState>) {
      const next = functionalUpdate(update, visibility)
      const changed = Object.entries(next).filter(([id, shown]) => visibility[id] !== shown)
      const columns = { ...chosen, ...Object.fromEntries(changed) }
      setChosen(columns)
      entry.write(JSON.stringify({ columns }))
    },
  }
}

const viewSchema = v.object({ columns: v.record(v.string(), v.boolean()) })

/** How long after the last key the list loads again, in ms. */
const pauseMs = 300

/**
 * Returns a text that the user types and the URL stores. If the stored text changes in another way, for
 * example by going back, it replaces the typed text.
 */
export function useDebouncedText(stored: string, onText: (text: string) => void) {
  const [text, setText] = useState(stored)
  const [known, setKnown] = useState(stored)
  // True while an input method composes text. The list then does not load, because half a word finds nothing.
  // `TextFilter` never sets this on Android, because Android keyboards compose every word.
  const [isComposing, setComposing] = useState(false)
  if (known !== stored) {
    setKnown(stored)
    // The stored text is trimmed. A typed text that differs only in spaces stays, because the user may be
    // about to type the next word.
    if (text.trim() !== stored.trim()) setText(stored)
  }
  const submit = (typed: string) => {
    if (typed.trim() !== stored.trim()) onText(typed.trim())
  }
  const submitLater = useEffectEvent(submit)
  useEffect(
    function submitWhenTypingPauses() {
      const timer = isComposing ? undefined : setTimeout(() => submitLater(text), pauseMs)
      return () => clearTimeout(timer)
    },
    [text, isComposing],
  )
  const flush = () => submit(text)
  return { text, setText, setComposing, flush }
}
