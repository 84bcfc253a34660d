import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import {
  type HeldRow,
  type HeldRows,
  type RowNote,
  withHeldRows,
  withoutExpired,
} from './held-rows'

/** How long something done with a row can be taken back, in ms (Product §4.12). */
const undoMs = 8000

type Row = { id: number }

/** Keeps a row in its place, as it is after a change. The note says what was done. */
export type HoldRow<Item> = (item: Item, note?: RowNote) => void

const idOf = ({ id }: Row) => String(id)

/**
 * The rows of a page of which some were changed here. A changed row stays in its place, even if the filter no longer
 * matches or the order would move it: with a note and undo for 8 s, and then, where the server still lists it, without.
 * @param place what the list is asked for; another question lets go of all rows
 */
export function useHeldRows<Item extends Row>(rows: readonly Item[], place: string) {
  const [held, setHeld] = useState<HeldRows<Item>>(() => new Map())
  const [heldIn, setHeldIn] = useState(place)
  if (heldIn !== place) {
    setHeldIn(place)
    setHeld(new Map())
  }
  const shown = useMemo(() => withHeldRows(rows, held, idOf), [rows, held])
  // Read by `hold`, which stays the same because the columns depend on it.
  const page = useRef({ rows, shown })
  useLayoutEffect(function keepPage() {
    page.current = { rows, shown }
  })
  useExpiry(held, (now) => setHeld(withoutExpired(held, new Set(rows.map(idOf)), now)))
  const [hold] = useState((): HoldRow<Item> => {
    const put = (row: Pick<HeldRow<Item>, 'item' | 'index' | 'note'>) => {
      const id = idOf(row.item)
      const seen = page.current.rows.find((item) => idOf(item) === id)
      const until = performance.now() + undoMs
      setHeld((now) => new Map(now).set(id, { ...row, seen, until }))
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
    () => new Map([...held].flatMap(([id, { note }]) => (note ? [[id, note] as const] : []))),
    [held],
  )
  return { rows: shown, notes, hold }
}

/** Adds to a note that its row is shown as before once the change is taken back. */
function withReturn({ text, undo }: RowNote, showBefore: () => void): RowNote {
  return { text, undo: undo && (() => undo().then(showBefore)) }
}

/** Calls `onExpire` when the first note ends. */
function useExpiry(held: HeldRows<unknown>, onExpire: (now: number) => void) {
  const expire = useEffectEvent(onExpire)
  const next = Math.min(Infinity, ...[...held.values()].map(({ until }) => until))
  useEffect(
    function waitForTheFirst() {
      if (next === Infinity) return undefined
      const timer = setTimeout(() => expire(next), Math.max(0, next - performance.now()))
      return () => clearTimeout(timer)
    },
    [next],
  )
}
