import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { limits } from '@/lib/limits'

/** The text about the last action on a row, and its undo. */
export type RowNote = {
  /** A translated text with the row's name. Screen readers read it too. */
  text: string
  /** Undoes the action. If it rejects, the caller has already shown the error. */
  undo?: (() => Promise<void>) | undefined
}

/** Keeps a row in its place and shows it as it is after a change. The note says what was done. */
export type PinRow<Item> = (item: Item, note?: RowNote) => void

/** A row that keeps its place on the page, even if it no longer fits the list's filter and order. */
export type PinnedRow<Item> = {
  /** The row as it is after the change. */
  item: Item
  /**
   * The server's row at the time of the change. If the server sends a newer row, that row replaces `item`.
   */
  seen: Item | undefined
  index: number
  note: RowNote | undefined
  /**
   * The time when the note ends, in ms. A row that the server no longer lists disappears then. `Infinity`
   * once the note has ended.
   */
  until: number
}

type PinnedRows<Item> = ReadonlyMap<string, PinnedRow<Item>>

type Row = { id: number }

const noRows: never[] = []

const idOf = ({ id }: Row) => String(id)

/**
 * Keeps a row that was changed here in its place, whatever the filter and the order are. For 8 s it shows a
 * note with undo. After that it stays without a note if the server still lists it. A change of `place`, which
 * identifies the list's search, releases all rows.
 */
export function usePinnedRows<Item extends Row>(rows: readonly Item[] = noRows, place: string) {
  const [pinned, setPinned] = useState<PinnedRows<Item>>(() => new Map())
  const [pinnedIn, setPinnedIn] = useState(place)
  if (pinnedIn !== place) {
    setPinnedIn(place)
    setPinned(new Map())
  }
  const shown = useMemo(() => withPinnedRows(rows, pinned, idOf), [rows, pinned])
  // `pin` reads this ref. `pin` has to stay the same between renders, because the columns depend on it.
  const page = useRef({ rows, shown })
  useLayoutEffect(function keepPage() {
    page.current = { rows, shown }
  })
  useExpiry(pinned, (now) => setPinned(withoutExpired(pinned, new Set(rows.map(idOf)), now)))
  const [pin] = useState((): PinRow<Item> => {
    const put = (row: Pick<PinnedRow<Item>, 'item' | 'index' | 'note'>) => {
      const id = idOf(row.item)
      const seen = page.current.rows.find((item) => idOf(item) === id)
      const until = performance.now() + limits.undoMs
      setPinned((now) => new Map(now).set(id, { ...row, seen, until }))
    }
    return (item, note) => {
      const index = page.current.shown.findIndex((one) => idOf(one) === idOf(item))
      const before = page.current.shown[index]
      if (before)
        put({
          item,
          index,
          note: note && withReturn(note, () => put({ item: before, index, note: undefined })),
        })
    }
  })
  const notes = useMemo(
    () => new Map([...pinned].flatMap(([id, { note }]) => (note ? [[id, note] as const] : []))),
    [pinned],
  )
  return { rows: shown, notes, pin }
}

/** Returns a page's rows, with the pinned rows in their places. */
export function withPinnedRows<Item>(
  rows: readonly Item[],
  pinned: PinnedRows<Item>,
  idOf: (item: Item) => string,
): readonly Item[] {
  if (pinned.size === 0) return rows
  const newest = new Map(rows.map((item) => [idOf(item), item]))
  const shown = rows.filter((item) => !pinned.has(idOf(item)))
  const byPlace = [...pinned].toSorted(([, a], [, b]) => a.index - b.index)
  for (const [id, { item, seen, index, until }] of byPlace) {
    const listed = newest.get(id)
    if (!listed && until === Infinity) continue
    shown.splice(index, 0, listed && listed !== seen ? listed : item)
  }
  return shown
}

function withReturn({ text, undo }: RowNote, showBefore: () => void): RowNote {
  return { text, undo: undo && (() => undo().then(showBefore)) }
}

function useExpiry(pinned: PinnedRows<unknown>, onExpire: (now: number) => void) {
  const expire = useEffectEvent(onExpire)
  const next = Math.min(Infinity, ...[...pinned.values()].map(({ until }) => until))
  useEffect(
    function waitForTheFirst() {
      if (next === Infinity) return undefined
      const timer = setTimeout(() => expire(next), Math.max(0, next - performance.now()))
      return () => clearTimeout(timer)
    },
    [next],
  )
}

/** Removes the notes whose time is over, and the rows that the server no longer lists. */
export function withoutExpired<Item>(
  pinned: PinnedRows<Item>,
  listed: ReadonlySet<string>,
  now: number,
): PinnedRows<Item> {
  return new Map(
    [...pinned].flatMap(([id, row]) => {
      if (row.until > now) return [[id, row] as const]
      return listed.has(id) ? [[id, { ...row, note: undefined, until: Infinity }] as const] : []
    }),
  )
}
