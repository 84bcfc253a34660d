import { type SyntheticEvent, useLayoutEffect, useRef } from 'react'

/** How long a row that has just moved takes no press, in ms (Product §4.12). */
const guardMs = 600

type Guarded = {
  /** The rows' ids, in the order shown. */
  ids: readonly string[]
  /** Rows that say what was done with them: their buttons have just been replaced. */
  noted: ReadonlyMap<string, unknown>
  /** True while other rows load: none of them has been seen yet, so none of them moves. */
  busy: boolean
}

/**
 * Guards against presses that were meant for another row: one that has just moved, or that has just got other buttons,
 * takes none for 600 ms. Returns handlers for the element around the rows, which carry `data-row`.
 */
export function usePressGuard({ ids, noted, busy }: Guarded) {
  const state = useRef({
    places: new Map<string, string>(),
    guardedUntil: new Map<string, number>(),
  })
  useLayoutEffect(
    function markMoved() {
      const { places, guardedUntil } = state.current
      const next = new Map(ids.map((id, index) => [id, `${index} ${noted.has(id)}`]))
      const until = performance.now() + guardMs
      for (const [id, place] of next) {
        const before = places.get(id)
        if (before !== undefined && before !== place) guardedUntil.set(id, until)
      }
      state.current.places = busy ? new Map() : next
    },
    [ids, noted, busy],
  )
  const stop = (event: SyntheticEvent) => {
    const row = event.target instanceof Element && event.target.closest('[data-row]')
    const id = row ? row.getAttribute('data-row') : null
    if (id === null || performance.now() >= (state.current.guardedUntil.get(id) ?? 0)) return
    event.preventDefault()
    event.stopPropagation()
  }
  // A native select opens with the press of the button, everything else acts on the click.
  return { onMouseDownCapture: stop, onClickCapture: stop }
}
