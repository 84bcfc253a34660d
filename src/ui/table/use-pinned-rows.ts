import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { dayMs } from '@/lib/dates'
import { limits } from '@/lib/limits'
import { useAtomValue } from '@/lib/store'
import { doToastsStayAtom } from '../toast/toast'

/** The note about the last action on a row, and the function that undoes the action. */
export type RowNote = {
  /** A translated text. Screen readers read it too, with the name of the row in front of it. */
  text: string
  /** Undoes the action. If it rejects, the caller has already shown the error. */
  undo?: (() => Promise<void>) | undefined
}

/**
 * Keeps a row at its place and shows its new state. `note` names the action. A row that is not on the page is
 * ignored.
 */
export type PinRow<Item> = (item: Item, note?: RowNote) => void

/** A row that keeps its place on the page, even if it no longer fits the filter and the sort order. */
export type PinnedRow<Item> = {
  /** The row after the change. */
  item: Item
  /**
   * The server's row at the time of the change. If the server later sends a newer row, the newer row replaces
   * `item`.
   */
  seen: Item | undefined
  index: number
  note: RowNote | undefined
  /**
   * When the note ends, in ms of `performance.now()`. If the server no longer lists the row, the row
   * disappears then. The value is `Infinity` after the note has ended.
   */
  until: number
}

type PinnedRows<Item> = ReadonlyMap<string, PinnedRow<Item>>

type Row = { id: number }

const noRows: never[] = []

const idOf = ({ id }: Row) => String(id)

/**
 * Returns the rows of a list, with changed rows at their old place, whatever the filter and the sort order
 * are. For 8 s, or for a day if toasts stay, a changed row shows the note of its action. After that the note
 * disappears. The row disappears too, if the server no longer lists it. `place` identifies the search of the
 * list. When it changes, no row is pinned any longer.
 */
export function usePinnedRows<Item extends Row>(rows: readonly Item[] = noRows, place: string) {
  const [pinned, setPinned] = useState<PinnedRows<Item>>(() => new Map())
  const [pinnedIn, setPinnedIn] = useState(place)
  if (pinnedIn !== place) {
    setPinnedIn(place)
    setPinned(new Map())
  }
  const shown = useMemo(() => withPinnedRows(rows, pinned, idOf), [rows, pinned])
  // `pin` reads this ref, because `pin` must stay the same between renders. The columns depend on it.
  const noteMs = useAtomValue(doToastsStayAtom) ? dayMs : limits.undoMs
  const page = useRef({ rows, shown, noteMs })
  useLayoutEffect(function keepPage() {
    page.current = { rows, shown, noteMs }
  })
  useExpiry(pinned, (now) => setPinned(withoutExpiredNotes(pinned, new Set(rows.map(idOf)), now)))
  const [pin] = useState((): PinRow<Item> => {
    const put = (row: Pick<PinnedRow<Item>, 'item' | 'index' | 'note'>) => {
      const id = idOf(row.item)
      const seen = page.current.rows.find((item) => idOf(item) === id)
      const until = performance.now() + page.current.noteMs
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

/** Returns the rows of a page with the pinned rows at their places. */
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

/** Removes notes whose time is over, and their rows if the server no longer lists these rows. */
export function withoutExpiredNotes<Item>(
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
