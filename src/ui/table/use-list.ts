import { type AnyRouter, useNavigate, useSearch } from '@tanstack/react-router'
import { type ColumnVisibilityState, functionalUpdate, type Updater } from '@tanstack/react-table'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import * as v from 'valibot'
import { kept, parseKept } from '@/lib/kept'
import { filtersOf, type ListSearch, rowsPerPage } from '@/lib/list-address'
import { useIsWide } from '@/theme/breakpoints'
import { orderAfter, sortingOf } from './list-table'
import type { ShownRows } from './use-bulk-rows'

type SearchOptions<Search extends ListSearch> = {
  schema: v.GenericSchema<unknown, Search>
  /**
   * Returns the search of the tab above the list. It is not a filter, so it stays when the filters are
   * cleared.
   */
  tab?: (search: Search) => Partial<Search>
}

/** The search of a list, which the address holds, and the functions that change it. */
export function useListSearch<Search extends ListSearch>({ schema, tab }: SearchOptions<Search>) {
  // Any route may have a list, so only the list's schema knows what the address contains.
  const found = useSearch<AnyRouter, undefined, false>({ strict: false })
  const navigate = useNavigate()
  const search = useMemo(() => v.parse(schema, found), [schema, found])
  const ask = (next: object, how?: { replace: boolean }) => {
    // Built from entries, because the router has no type for the search of all its routes.
    const parts = Object.fromEntries(Object.entries(v.parse(schema, next)))
    void navigate({ to: '.', search: parts, resetScroll: false, ...how })
  }
  const { sort, per_page } = search
  const ofTab = tab?.(search)
  return {
    search,
    ask,
    /**
     * Changes parts of the search and goes to the first page. An undefined part is removed. Use `replace`
     * while the user types, so that going back does not undo single letters.
     */
    change: (parts: { [Name in keyof Search]?: unknown }, how?: { replace: boolean }) =>
      ask({ ...search, page: undefined, ...parts }, how),
    isNarrowed: filtersOf(search, ofTab).length > 0,
    /** Clears the search and the filters. */
    clear: () => ask({ sort, per_page, ...ofTab }),
  }
}

type ListOptions<Search extends ListSearch> = SearchOptions<Search> & {
  /** The name of the list for values that are stored in the browser, for example `orders`. */
  name: string
  /** The sort order if the address contains none. */
  sort?: string
  /** The columns that the user may hide. Must stay the same between renders. */
  optional?: OptionalColumns | ((search: Search) => OptionalColumns)
  /** Returns a column that is shown whatever the user has chosen. */
  needed?: (search: Search) => string | undefined
}

const noneOptional: OptionalColumns = {}

export type List<Search extends ListSearch> = ReturnType<typeof useList<Search>>

/**
 * Keeps a list and its address in step: filters, order and pages. The choice of columns belongs to the
 * device.
 */
export function useList<Search extends ListSearch>({
  name,
  sort = '',
  optional = noneOptional,
  needed,
  ...options
}: ListOptions<Search>) {
  const asked = useListSearch(options)
  const { search, ask } = asked
  const { per_page: rows = rowsPerPage[0] } = search
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
    /** The line that shows the number of rows. It takes the focus if a button disappears after its action. */
    count,
    focusCount: () => count.current?.focus(),
    place: JSON.stringify(search),
    /** The number of rows on a page. */
    rows,
    /** Adds to the rows which search they belong to. */
    shown: <Item>(items: readonly Item[], isEarlier: boolean): ShownRows<Item> => ({
      rows: items,
      place: JSON.stringify(search),
      back: () => ask(search),
      isEarlier,
    }),
    sorting: sortingOf(order),
    onSortingChange: (update: Updater<ReturnType<typeof sortingOf>>) =>
      ask({ ...search, page: undefined, sort: orderAfter(order, update) }),
  }
}

/** Columns that may be hidden, with the window width from which they show by default. */
export type OptionalColumns = Readonly<Record<string, 'any' | 'desktop' | 'wide'>>

/**
 * The columns that show. The user's last choice is stored as `view:{list}`. Without a choice, a column shows
 * if the window has room for it.
 */
function useListView(list: string, optional: OptionalColumns, needed: string | undefined) {
  const [entry] = useState(() => kept('view', list))
  const [chosen, setChosen] = useState(() => parseKept(entry, viewSchema)?.columns ?? {})
  const desktop = useIsWide('desktop')
  const wide = useIsWide('wide')
  const visibility = useMemo((): ColumnVisibilityState => {
    const room = { any: true, desktop, wide }
    const byRoom = Object.entries(optional).map(([id, needed]) => [id, room[needed]] as const)
    return { ...Object.fromEntries(byRoom), ...chosen, ...(needed && { [needed]: true }) }
  }, [desktop, wide, optional, chosen, needed])
  return {
    visibility,
    mayHide: (id: string) => id in optional && id !== needed,
    /**
     * Returns true for a column that is hidden only because there is no room. Another column may then show
     * its content.
     */
    lacksRoom: (id: string) => visibility[id] === false && chosen[id] === undefined,
    /**
     * Stores only the columns that differ from the default, so that all other columns still depend on the
     * window's width.
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

/** Pause in typing before the list is loaded again, in ms. */
const pauseMs = 300

/**
 * A text that the user types and the URL stores. If the stored text changes in another way (by going back or
 * clearing), it replaces the typed text.
 */
export function useDebouncedText(stored: string, onText: (text: string) => void) {
  const [text, setText] = useState(stored)
  const [known, setKnown] = useState(stored)
  // Android keyboards compose every word.
  const [isComposing, setComposing] = useState(false)
  if (known !== stored) {
    setKnown(stored)
    // The stored text is trimmed. Spaces at the end of the typed text stay, because the user may type more.
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
