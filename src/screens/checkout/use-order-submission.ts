import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { Bill } from '@/api/generated/model'
import { lineKey, type OrderLine } from '@/domain/cart/cart'
import {
  changedLines,
  type CheckedLine,
  checkLines,
  orderableLines,
} from '@/domain/cart/checked-lines'
import { billDifference, chargedBill } from '@/domain/order/bill'
import { orderDetails, type OrderForm, orderRequest } from '@/domain/order/form'
import {
  mayHoldStock,
  type OrderedPurchase,
  repeatedOrder,
  type SentPurchase,
} from '@/domain/order/purchase'
import { isSessionAlive, saveAsDefault } from '@/features/address-book/mutations'
import { askSignInAtom, useSession } from '@/features/auth/state'
import { cartSyncQuery } from '@/features/cart/queries'
import { removeOrderedAtom } from '@/features/cart/state'
import { useLineNotes } from '@/features/checkout/OrderSummary'
import { useShownBills } from '@/features/checkout/queries'
import {
  areAllErrorsInFields,
  isSessionOver,
  orderFormErrors,
} from '@/features/checkout/server-errors'
import { beginPaypalVisit, type Checkout, clearDraft } from '@/features/checkout/state'
import { keepDeviceOrder } from '@/features/orders/device-orders'
import { itemErrors, mayBePlaced, orderErrors } from '@/features/orders/errors'
import { placeOrder } from '@/features/orders/mutations'
import { leaveForPaypal, orderOnce } from '@/features/orders/order-once'
import {
  keepPlacedOrder,
  newBillOf,
  onPurchasesChangedElsewhere,
  purchases,
} from '@/features/orders/purchases'
import { useErrorText, useMsg } from '@/i18n/use-msg'
import { person } from '@/lib/kept'
import { useSetAtom } from '@/lib/store'
import type { BillNoticeProps } from '@/ui/data/BillNotice'
import type { FormHelpers } from '@/ui/form/Form'
import { type ToastInput, useToast } from '@/ui/toast/toast'

const noErrors: ReadonlyMap<string, string> = new Map()

/**
 * Sends the order of a checkout, then opens its success page or PayPal (Product §4). When the order
 * fails, a toast says why (Product §8) and `failure` repeats it beside the pay button, unless fields say all of it; the
 * form keeps its values. `notice` holds the purchase that the order would repeat: nothing is sent until `acceptNotice` was called.
 */
export function useOrderSubmission(checkout: Checkout) {
  const msg = useMsg()
  const errorText = useErrorText()
  const toast = useToast()
  const navigate = useNavigate()
  const takeOrdered = useSetAtom(removeOrderedAtom)
  const { lines, recheck, setMayBePlaced } = useCheckedLines(checkout.lines)
  const notesOf = useLineNotes()
  const client = useQueryClient()
  const { token, lost, number } = useSession()
  const isSignedIn = token !== null
  const askSignIn = useSetAtom(askSignInAtom)
  /** The session whose end the shopper has seen: an order after it is one of a visitor. */
  const endedSession = useRef<number>(undefined)
  const [lineErrors, setLineErrors] = useState(noErrors)
  const [failure, setFailure] = useState<string | null>(null)
  const { shownBill, showBill, askAgain } = useShownBills()
  const [billNotice, setBillNotice] = useState<BillNoticeProps | null>(null)
  const purchaseNotice = usePurchaseNotice(checkout, () => {
    toast({ message: msg('order.double.title'), type: 'warning', timeout: 8000 })
  })

  /** Shows why nothing was ordered. */
  function fail(options: ToastInput): void {
    // In the place of what the click before has said.
    toast({ about: 'order', ...options })
    setFailure(options.message)
  }

  /**
   * Checks the lines with the server right before an order is sent. Returns the lines to order when they match what the shopper sees.
   * Otherwise a toast says what changed, and she can review the order and pay again (Product §12.1).
   */
  async function confirmLines(): Promise<CheckedLine[] | null> {
    const now = await recheck()
    if (typeof now === 'string') {
      fail({ message: msg(now), type: now === 'checkout.waits' ? 'warning' : 'error' })
      return null
    }
    const changes = changedLines(lines, now).map(
      (line) => `${line.name}: ${notesOf(line).join(' · ')}`,
    )
    const ordered = orderableLines(now)
    if (changes.length > 0) {
      const message = msg('checkout.changed', { changes: changes.join('; ') })
      fail({ message, type: 'warning', timeout: 8000 })
    } else if (ordered.length === 0) {
      fail({ message: msg('checkout.nothingLeft'), type: 'error' })
    } else return ordered
    return null
  }

  async function submit(form: OrderForm, { setFieldErrors }: FormHelpers): Promise<void> {
    if (lost && endedSession.current !== number) {
      endedSession.current = number
      askSignIn()
      return
    }
    setLineErrors(noErrors)
    setFailure(null)
    setBillNotice(null)
    if (purchaseNotice.showIfDouble()) return
    const shopper = person.number()
    const [ordered, isAlive] = await Promise.all([
      confirmLines(),
      !isSignedIn || isSessionAlive(client),
    ])
    // An ended session shows its own message and sign-in; the form keeps its values. Who has left orders nothing any more.
    if (!isAlive || !ordered || shopper !== person.number()) return
    const request = orderRequest(form, ordered)
    if (!request) return
    const { bill, quotedTotal } = shownBill(ordered, orderDetails(form))

    /** Nothing goes on at a total that the shopper has not seen (Product §9.7). */
    const askAbout = (kind: BillNoticeProps['kind'], after: Bill) => {
      showBill(ordered, orderDetails(form), after)
      setBillNotice({ kind, clicks: 1, ...billDifference(bill, after) })
    }

    try {
      const outcome = await orderOnce(
        {
          method: request.payment_method,
          lines: ordered.map(withWantedQuantity),
          besides: purchaseNotice.accepted(),
          since: checkout.since,
          now: Date.now(),
        },
        { ...request, ...(quotedTotal !== null && { quoted_total: quotedTotal }) },
        {
          place: (sent, key) => placeOrder(client, token, sent, key),
          onOrdered: takeOrdered,
        },
      )
      if (outcome.kind === 'notice') {
        purchaseNotice.show(outcome.purchase)
        return
      }
      if (outcome.kind === 'cancelled') {
        const { code } = outcome.order
        fail({ message: msg('order.cancelledSince', { code }), type: 'error' })
        setMayBePlaced(false)
        return
      }
      if (outcome.kind === 'approving') {
        const charged = outcome.order && chargedBill(outcome.order)
        if (charged && charged.total !== bill.total) {
          askAbout('charged', charged)
          return
        }
        const { payment } = outcome.purchase
        beginPaypalVisit(payment.paymentId)
        setMayBePlaced(true)
        await leaveForPaypal(payment)
        return
      }
      const isAsShown = outcome.order.total_amount === bill.total
      const order = isAsShown ? outcome.order : { ...outcome.order, expected: bill }
      keepPlacedOrder(outcome.key, order)
      if (!isSignedIn) keepDeviceOrder(order)
      clearDraft()
      if (form.setDefault && isSignedIn)
        saveAsDefault(client, form).catch(() => {
          toast({ message: msg('checkout.error.addressNotSaved'), type: 'warning' })
        })
      await navigate({
        to: '/cod-order-success',
        replace: true,
        state: { purchase: outcome.key },
      })
    } catch (error) {
      const newBill = newBillOf(error)
      if (newBill) {
        askAbout('changed', newBill)
        return
      }
      const report = areAllErrorsInFields(error) ? toast : fail
      if (!(isSignedIn && isSessionOver(error)))
        report({ message: errorText(orderErrors(error)), type: 'error' })
      setMayBePlaced(mayBePlaced(error))
      const keys = ordered.map(lineKey)
      setLineErrors(new Map([...itemErrors(error)].map(([at, text]) => [keys[at] ?? '', text])))
      const fieldErrors = orderFormErrors(error)
      setFieldErrors(fieldErrors)
      if (fieldErrors['coupon']) void askAgain(ordered, orderDetails(form))
    }
  }

  const { notice, accept: acceptNotice } = purchaseNotice
  return { lines, submit, lineErrors, failure, billNotice, notice, acceptNotice }
}

/** All units that the shopper wanted leave the cart, also those that are no longer in stock. */
function withWantedQuantity({ quantityBefore, ...line }: CheckedLine): OrderLine {
  return { ...line, quantity: quantityBefore ?? line.quantity }
}

type Notice = {
  /** A purchase of the same lines that the shopper has to know of before she orders. */
  purchase: OrderedPurchase | SentPurchase
  clicks: number
}

const noticeOf = (purchase: OrderedPurchase | undefined): Notice | null =>
  purchase ? { purchase, clicks: 0 } : null

/**
 * The purchase that ordering now would repeat, as another tab or a click of ours has made it (Product §4.8). `onNews` is called
 * when another tab has. `accept` lets the next click order all the same, and `accepted` returns what it may repeat.
 */
function usePurchaseNotice({ lines, since }: Checkout, onNews: () => void) {
  const besides = useRef<readonly string[]>([])
  const [notice, setNotice] = useState(() =>
    noticeOf(repeatedOrder(purchases(), { lines, since, besides: [] })),
  )

  const doubleNow = () => repeatedOrder(purchases(), { lines, since, besides: besides.current })

  const showNews = useEffectEvent(() => {
    const double = doubleNow()
    if (!double || double.key === notice?.purchase.key) return
    setNotice(noticeOf(double))
    onNews()
  })
  useEffect(function followOtherTabs() {
    return onPurchasesChangedElsewhere(() => showNews())
  }, [])

  /** The notice stays until the click is sent: its button is the one that sends the form. */
  function accept(): void {
    const known = purchases().filter(
      ({ state, key }) => state === 'ordered' || key === notice?.purchase.key,
    )
    besides.current = known.map(({ key }) => key)
  }

  function accepted(): readonly string[] {
    if (notice && besides.current.includes(notice.purchase.key)) setNotice(null)
    return besides.current
  }

  /** Answers a click that would have repeated this purchase. */
  function show(purchase: Notice['purchase']): void {
    setNotice((before) => ({ purchase, clicks: (before?.clicks ?? 0) + 1 }))
  }

  /** Answers a click that would repeat an order, without asking the server; returns true where it did. */
  function showIfDouble(): boolean {
    const double = doubleNow()
    if (double) show(double)
    return double !== undefined
  }

  return { notice, show, showIfDouble, accept, accepted }
}

/**
 * The checkout's lines, checked against the server on entering and again by `recheck`, which returns why not when the server
 * can't be reached: what the service worker has kept is no answer to order by. Stock is ignored once an order of these lines
 * may have been placed (`setMayBePlaced`), because that order itself may hold the last units.
 */
function useCheckedLines(ordered: readonly OrderLine[]) {
  const client = useQueryClient()
  const [mayBePlaced, setMayBePlaced] = useState(() => mayHoldStock(purchases(), ordered))
  const query = cartSyncQuery(ordered)
  const { data, refetch } = useQuery(query)
  const lines = useMemo(() => checkLines(ordered, data, !mayBePlaced), [ordered, data, mayBePlaced])

  async function recheck(): Promise<readonly CheckedLine[] | WhyUnchecked> {
    // A check that is under way may have read the prices before the click, and `refetch` would join it.
    await client.cancelQueries({ queryKey: query.queryKey, exact: true })
    const { data: now, error } = await refetch()
    if (error) return error.status === 'offline' ? 'checkout.waits' : 'checkout.error.sync'
    const isKept = client.getQueryState(query.queryKey)?.isInvalidated
    return isKept ? 'checkout.waits' : checkLines(ordered, now, !mayBePlaced)
  }

  return { lines, recheck, setMayBePlaced }
}

/** The text that says why the lines could not be checked: nothing is sent until they can be. */
type WhyUnchecked = 'checkout.waits' | 'checkout.error.sync'
