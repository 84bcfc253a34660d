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
  /** The search of a tab above the list. It is no filter: it stays when the filters are cleared. */
  tab?: (search: Search) => Partial<Search>
}

/** The search of a list, which the address holds, and the functions that change it. */
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
  const { sort, per_page } = search
  const ofTab = tab?.(search)
  return {
    search,
    ask,
    /**
     * Changes parts of it, from its first page; an undefined part is taken out. `replace` while typing, so
     * that going back does not undo single letters.
     */
    change: (parts: { [Name in keyof Search]?: unknown }, how?: { replace: boolean }) =>
      ask({ ...search, page: undefined, ...parts }, how),
    isNarrowed: filtersOf(search, ofTab).length > 0,
    /** Takes search and filters back. */
    clear: () => ask({ sort, per_page, ...ofTab }),
  }
}

type ListOptions<Search extends ListSearch> = SearchOptions<Search> & {
  /** Names the list for what is kept in the browser: `orders`. */
  name: string
  /** The order where the address names none. */
  sort?: string
  /** Columns that may be hidden. Must be stable. */
  optional?: OptionalColumns | ((search: Search) => OptionalColumns)
  /** A column that shows whatever was chosen. */
  needed?: (search: Search) => string | undefined
}

const noneOptional: OptionalColumns = {}

export type List<Search extends ListSearch> = ReturnType<typeof useList<Search>>

/**
 * How a list and its address follow each other: filters, order and pages. Its columns are the device's own.
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
    /**
     * The line that says how many rows there are. It takes the focus when a button goes together with what it
     * did.
     */
    count,
    focusCount: () => count.current?.focus(),
    place: JSON.stringify(search),
    /** How many rows a page has. */
    rows,
    /** Says what the rows that show were asked for. */
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
 * The columns that show. What was chosen last is kept as `view:{list}`; without a choice, a column shows
 * where the window has room.
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
     * True for a column that is left out for want of room, not by choice: another may show its content as
     * well.
     */
    lacksRoom: (id: string) => visibility[id] === false && chosen[id] === undefined,
    /**
     * Stores only the columns that differ from the default, so that all others keep following the window's
     * width.
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
 * A text that is typed here and stored in the URL. A stored text that changes by other means (going back,
 * clearing) replaces it.
 */
export function useDebouncedText(stored: string, onText: (text: string) => void) {
  const [text, setText] = useState(stored)
  const [known, setKnown] = useState(stored)
  // Keyboards of Android compose every word.
  const [isComposing, setComposing] = useState(false)
  if (known !== stored) {
    setKnown(stored)
    // The stored text is trimmed: spaces at the end stay here, because more may be typed.
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
