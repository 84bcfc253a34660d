import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import type { Order } from '@/api/generated/model'
import { reorderOf } from '@/domain/cart/reorder'
import { addToCartAtom } from '@/features/cart/add-to-cart'
import { localeAtom } from '@/i18n/state'
import { useMsg } from '@/i18n/use-msg'
import { useAtomValue, useSetAtom } from '@/lib/store'
import { useToast } from '@/ui/toast/toast'

/** Time to read names, in ms. */
const namesMs = 8000

/**
 * Puts what an order held into the cart once more and goes there; the cart then learns today's prices and
 * stock by its sync. What the shop no longer has is told by name; with nothing else left the page stays.
 */
export function useReorder(): (order: Order) => void {
  const msg = useMsg()
  const toast = useToast()
  const navigate = useNavigate()
  const addToCart = useSetAtom(addToCartAtom)
  const namesOf = useGoneNames()
  // The cart's screen may be on its way: a second click must not add everything again.
  const leaving = useRef(false)
  return ({ items }) => {
    if (leaving.current) return
    const { lines, gone } = reorderOf(items)
    const warn = (id: 'account.order.reorder.none' | 'account.order.reorder.some') =>
      toast({ message: msg(id, { names: namesOf(gone) }), type: 'warning', timeout: namesMs })
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
const named = 2

/** Joins names as a sentence does: "A, B và 3 sản phẩm khác". */
function useGoneNames(): (names: readonly string[]) => string {
  const msg = useMsg()
  const list = new Intl.ListFormat(useAtomValue(localeAtom), { type: 'conjunction' })
  return (names) => {
    const others = names.length - named
    // One more name says as much as "and one other".
    if (others <= 1) return list.format(names)
    return list.format([...names.slice(0, named), msg('account.order.gone.others', { n: others })])
  }
}
