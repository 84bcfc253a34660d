import { type RefObject, useState } from 'react'
import { type Line, lineKey, unitCount } from '@/domain/cart/cart'
import { subtotalOf } from '@/domain/cart/totals'
import { useAtomValue, useSetAtom } from '@/lib/store'
import { addedExpectedAtom, hideAddedAtom, justAddedAtom } from '../just-added'
import { cartAtom } from '../state'

export type AddedCartProps = {
  /** The header's cart button: the panel is placed below it. */
  anchor: RefObject<HTMLElement | null>
  onCheckout: () => void
}

/** What the mini cart shows. */
export type Added = {
  line: Line
  /** Of the whole cart, in whole VND. */
  subtotal: number
  units: number
  /** The control that added the line, to return the focus to. */
  opener: HTMLElement | null
}

/**
 * Returns the line that was just added with the sums of the cart. `shown` stays while the panel closes; before the first opening
 * it is the line that is expected, whose styles the page then knows already.
 */
export function useAddedCart() {
  const { lines, selected } = useAtomValue(cartAtom)
  const added = useAtomValue(justAddedAtom)
  const close = useSetAtom(hideAddedAtom)
  const line = added && lines.find((one) => lineKey(one) === added.key)
  const expected = useAtomValue(addedExpectedAtom)?.line
  const [shown, setShown] = useState(expected ? asAdded(expected) : undefined)
  if (line && (line !== shown?.line || added.opener !== shown.opener)) {
    const sums = { subtotal: subtotalOf(lines), units: unitCount(lines) }
    setShown({ line, ...sums, opener: added.opener })
  }
  return { isOpen: Boolean(line), shown, canCheckout: selected.length > 0, close }
}

function asAdded(line: Line): Added {
  return { line, subtotal: line.price, units: 1, opener: null }
}

/** Returns what gets the focus when the panel closes: what added the line, or the cart button where that is gone. */
export function focusAfter(
  added: Added | undefined,
  anchor: AddedCartProps['anchor'],
): HTMLElement | null {
  return added?.opener?.isConnected ? added.opener : anchor.current
}
