import { useNavigate } from '@tanstack/react-router'
import { type RefObject, useRef, useState } from 'react'
import type { Order } from '@/api/generated/model'
import { repeatPurchaseOf } from '@/domain/cart/line'
import { canChangeDelivery } from '@/domain/order/status'
import { canReturnOrder } from '@/domain/returns/returns'
import { addToCartAtom } from '@/features/cart/state'
import { orderCancelErrorText, returnRequestErrorText } from '@/features/orders/errors'
import {
  type OrderUpdateCallbacks,
  useCancelOwnOrder,
  useRequestReturnAsShopper,
} from '@/features/orders/mutations'
import { useLocale, useMsg } from '@/i18n/use-msg'
import { shopDay } from '@/lib/dates'
import { idempotencyHeaders } from '@/lib/random-key'
import { useSetAtom } from '@/lib/store'
import { Button } from '@/ui/actions/Button'
import { useWindowTask } from '@/ui/editor/window-task'
import { defer } from '@/ui/feedback/late'
import { useConfirm } from '@/ui/overlays/confirm'
import { useToast } from '@/ui/toast/toast'

const ChangeDeliveryWindow = defer(
  async () => (await import('./ChangeDeliveryWindow')).ChangeDeliveryWindow,
)

type OrderActionProps = OrderUpdateCallbacks & {
  order: Order
  /**
   * The element that gets the focus when the button disappears: when the parcel has left the shop, or when
   * nothing more can be returned.
   */
  fallback: RefObject<HTMLElement | null>
}

/**
 * A button that changes the recipient and address of an order, until the parcel leaves the shop (Product
 * §2.16). The window stays open even if the button disappears.
 */
export function DeliveryButton({ order, fallback, ...updates }: OrderActionProps) {
  const msg = useMsg()
  const { shown, open, close } = useWindowTask<Order>()
  return (
    <>
      {canChangeDelivery(order) && (
        <Button variant="secondary" aria-haspopup="dialog" onClick={() => open(order)}>
          {msg('track.delivery.change')}
        </Button>
      )}
      {shown && (
        <ChangeDeliveryWindow
          key={shown.number}
          order={shown.task}
          isOpen={shown.isOpen}
          finalFocus={(isOutdated) => !isOutdated || fallback.current}
          {...updates}
          onClose={close}
        />
      )}
    </>
  )
}

/** A button that cancels a pending order of the shopper, after a confirmation. */
export function CancelOrderButton({ code }: { code: string }) {
  const msg = useMsg()
  const toast = useToast()
  const confirm = useConfirm()
  const { mutateAsync } = useCancelOwnOrder()
  const cancel = async () => {
    const isCancelled = await confirm({
      title: msg('account.order.cancel.ask'),
      text: <p>{msg('account.order.cancel.text', { code })}</p>,
      labels: { cancel: msg('account.order.cancel.keep'), confirm: msg('account.order.cancel') },
      run: () => mutateAsync({ code }),
      errors: orderCancelErrorText,
    })
    if (isCancelled) toast({ message: msg('account.order.cancelled') })
  }
  return (
    <Button variant="secondary" aria-haspopup="dialog" onClick={() => void cancel()}>
      {msg('account.order.cancel')}
    </Button>
  )
}

const ReturnRequestWindow = defer(
  async () => (await import('@/features/orders/ReturnRequestWindow')).ReturnRequestWindow,
)

/**
 * A button that requests a return of delivered items within the allowed days (Product §2.16). The window
 * stays open even if the button disappears.
 */
export function ReturnOrderButton({ order, fallback, ...updates }: OrderActionProps) {
  const msg = useMsg()
  const [today] = useState(() => shopDay())
  const { shown, open, close } = useWindowTask<true>()
  const { mutateAsync } = useRequestReturnAsShopper()
  const isOffered = canReturnOrder(order, today)
  return (
    <>
      {isOffered && (
        <Button variant="secondary" aria-haspopup="dialog" onClick={() => open(true)}>
          {msg('return.ask')}
        </Button>
      )}
      {shown && (
        <ReturnRequestWindow
          key={shown.number}
          order={order}
          isOpen={shown.isOpen}
          finalFocus={() => isOffered || fallback.current}
          {...updates}
          send={async (asked, key) => {
            const { code, phone } = order
            const data = { ...asked, order_phone: phone }
            return (await mutateAsync({ code, data, ...idempotencyHeaders(key) })).data.order
          }}
          errors={returnRequestErrorText}
          onClose={close}
        />
      )}
    </>
  )
}

/** The time for which a toast with product names is shown, in ms. */
const namesToastMs = 8000

/**
 * Returns a function that puts the items of an order into the cart again and opens the cart. The sync of the
 * cart then updates prices and stock. A toast names the products that the shop no longer sells. If the shop
 * sells none of them, or if the cart cannot be stored, the page stays open.
 */
export function useOrderAgain(): (order: Order) => void {
  const msg = useMsg()
  const toast = useToast()
  const navigate = useNavigate()
  const addToCart = useSetAtom(addToCartAtom)
  const namesOf = useGoneNames()
  // True while the cart screen loads, so that a second click does not add everything again.
  const leaving = useRef(false)
  return ({ items }) => {
    if (leaving.current) return
    const { lines, gone } = repeatPurchaseOf(items)
    const warn = (id: 'account.order.reorder.none' | 'account.order.reorder.some') =>
      toast({ message: msg(id, { names: namesOf(gone) }), type: 'warning', timeout: namesToastMs })
    if (lines.length === 0) return void warn('account.order.reorder.none')
    if (!lines.every((line) => addToCart(line))) {
      return void toast({ message: msg('product.addFailed'), type: 'error' })
    }
    if (gone.length > 0) warn('account.order.reorder.some')
    else toast({ message: msg('account.order.reordered') })
    leaving.current = true
    void navigate({ to: '/cart' })
  }
}

/** The greatest number of product names in the toast. More names would fill the screen of a phone. */
const maxNames = 2

/** Returns a function that joins names as in a sentence: "A, B và 3 sản phẩm khác". */
function useGoneNames(): (names: readonly string[]) => string {
  const msg = useMsg()
  const list = new Intl.ListFormat(useLocale(), { type: 'conjunction' })
  return (names) => {
    const others = names.length - maxNames
    // If there is only one more name, the text contains this name, because "and one other" would not be
    // shorter.
    if (others <= 1) return list.format(names)
    return list.format([
      ...names.slice(0, maxNames),
      msg('account.order.gone.others', { n: others }),
    ])
  }
}
