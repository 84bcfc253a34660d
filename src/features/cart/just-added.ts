import type { Line } from '@/domain/cart/cart'
import { atom } from '@/lib/store'

/** A line that was just added, and the control that the focus returns to. */
export type JustAdded = { key: string; opener: HTMLElement | null }

const addedAtom = atom<JustAdded | null>(null)

/** The line that the mini cart shows; null while it is closed. */
export const justAddedAtom = atom((get) => get(addedAtom))

const expectedAtom = atom<{ line: Line | null } | null>(null)

/**
 * The line that is likely to be added; null until one may be. The mini cart is mounted then, closed and filled with that line, so
 * that it opens at once.
 */
export const addedExpectedAtom = atom((get) => get(expectedAtom))

export const expectAddedAtom = atom(null, (_get, set, line: Line | null) =>
  set(expectedAtom, { line }),
)

/** Returns what has the focus, or null. Safari focuses no button that is pressed. */
export function focusedControl(): HTMLElement | null {
  const { activeElement, body } = document
  return activeElement instanceof HTMLElement && activeElement !== body ? activeElement : null
}

/** Opens the mini cart with a line of the cart. */
export const showAddedAtom = atom(null, (get, set, added: JustAdded) => {
  if (!get(expectedAtom)) set(expectedAtom, { line: null })
  set(addedAtom, added)
})

export const hideAddedAtom = atom(null, (_get, set) => set(addedAtom, null))
