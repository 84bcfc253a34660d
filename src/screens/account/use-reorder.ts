import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import type { Order } from '@/api/generated/model'
import { reorderOf } from '@/domain/cart/line'
import { addToCartAtom } from '@/features/cart/actions'
import { localeAtom } from '@/i18n/state'
import { useMsg } from '@/i18n/use-msg'
import { useAtomValue, useSetAtom } from '@/lib/store'
import { useToast } from '@/ui/toast/toast'

/** How long a toast with product names stays, in ms. */
const namesToastMs = 8000

/**
 * Returns the handler that puts an order's items into the cart again and opens the cart, whose sync then updates
 * prices and stock. A toast names the products the shop no longer has; if none is left, the page stays.
 */
export function useReorder(): (order: Order) => void {
  const msg = useMsg()
  const toast = useToast()
  const navigate = useNavigate()
  const addToCart = useSetAtom(addToCartAtom)
  const namesOf = useGoneNames()
  // While the cart screen loads, a second click must not add everything again.
  const leaving = useRef(false)
  return ({ items }) => {
    if (leaving.current) return
    const { lines, gone } = reorderOf(items)
    const warn = (id: 'account.order.reorder.none' | 'account.order.reorder.some') =>
      toast({ message: msg(id, { names: namesOf(gone) }), type: 'warning', timeout: namesToastMs })
    if (lines.length === 0) return void warn('account.order.reorder.none')
    if (!lines.every((line) => addToCart(line))) {
      return void toast({ message: msg('account.order.reorder.failed'), type: 'error' })
    }
    if (gone.length > 0) warn('account.order.reorder.some')
    else toast({ message: msg('account.order.reordered') })
    leaving.current = true
    void navigate({ to: '/cart' })
  }
}

/** More names than this would fill a phone's screen. */
const maxNames = 2

/** Joins names as a sentence does: "A, B và 3 sản phẩm khác". */
function useGoneNames(): (names: readonly string[]) => string {
  const msg = useMsg()
  const list = new Intl.ListFormat(useAtomValue(localeAtom), { type: 'conjunction' })
  return (names) => {
    const others = names.length - maxNames
    // Name a single remaining product instead of "and one other".
    if (others <= 1) return list.format(names)
    return list.format([
      ...names.slice(0, maxNames),
      msg('account.order.gone.others', { n: others }),
    ])
  }
}
