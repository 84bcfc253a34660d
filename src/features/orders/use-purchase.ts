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
  openPurchase,
  type OrderedPurchase,
  type PlacedOrder,
  type SentPurchase,
} from '@/domain/order/ledger'
import { nextStep } from '@/domain/order/purchase'
import type { Attempt, Purchasing } from '@/domain/order/purchase-states'
import { isSessionAlive, saveAsDefault } from '@/features/address-book/mutations'
import { askSignInAtom, useSession } from '@/features/auth/state'
import {
  keepPlacedOrder,
  newBillOf,
  onPurchasesChangedElsewhere,
  purchases,
} from '@/features/cart/purchases'
import { cartSyncQuery } from '@/features/cart/queries'
import { useLineNotes } from '@/features/checkout/OrderSummary'
import { useShownBills } from '@/features/checkout/queries'
import {
  areAllErrorsInFields,
  isSessionOver,
  orderFormErrors,
} from '@/features/checkout/server-errors'
import {
  beginPaypalVisit,
  type Checkout,
  clearDraft,
  renewKeyAtom,
} from '@/features/checkout/state'
import { useErrorText, useMsg } from '@/i18n/use-msg'
import { useSetAtom } from '@/lib/store'
import type { BillNoticeProps } from '@/ui/data/BillNotice'
import type { FormHelpers } from '@/ui/form/Form'
import { type ToastInput, useToast } from '@/ui/toast/toast'
import { keepDeviceOrder } from './device-orders'
import { itemErrors, placeOrderErrors } from './errors'
import { leaveForPaypal, runPurchase } from './run-purchase'
import { useAfterPayment, usePurchaseCalls } from './use-paypal-return'

const noErrors: ReadonlyMap<string, string> = new Map()

/** What a press sends, and the bill that the shopper pressed at. */
type Seen = { ordered: readonly CheckedLine[]; form: OrderForm; bill: Bill }

/**
 * The purchase of a checkout: `submit` takes it through the rules of `domain/order/purchase`, then opens its
 * success page or PayPal (Product §4). When the order fails, a toast says why (Product §8) and `failure`
 * repeats it beside the pay button, unless fields say all of it; the form keeps its values. `notice` holds
 * the purchase that the order would repeat: nothing is sent until `acceptNotice` was called.
 */
export function usePurchase(checkout: Checkout) {
  const msg = useMsg()
  const errorText = useErrorText()
  const toast = useToast()
  const navigate = useNavigate()
  const calls = usePurchaseCalls()
  const afterPayment = useAfterPayment()
  const renewKey = useSetAtom(renewKeyAtom)
  const { lines, recheck, lookForOpen } = useCheckedLines(checkout.lines)
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
  const { now, move, known, notice, accept } = usePurchasing(checkout)

  /** Shows why nothing was ordered. */
  function fail(options: ToastInput): void {
    // In the place of what the click before has said.
    toast({ about: 'order', ...options })
    setFailure(options.message)
  }

  /**
   * Checks the lines with the server right before an order is sent. Returns the lines to order when they
   * match what the shopper sees. Otherwise a toast says what changed, and the next press orders that (Product
   * §12.1).
   */
  async function confirmLines(): Promise<CheckedLine[] | null> {
    const checked = await recheck()
    if (typeof checked === 'string') {
      fail({ message: msg(checked), type: checked === 'checkout.waits' ? 'warning' : 'error' })
      return null
    }
    const changes = changedLines(lines, checked).map(
      (line) => `${line.name}: ${notesOf(line).join(' · ')}`,
    )
    const ordered = orderableLines(checked)
    if (changes.length > 0) {
      const message = msg('checkout.changed', { changes: changes.join('; ') })
      fail({ message, type: 'warning', timeout: 8000 })
    } else if (ordered.length === 0) {
      fail({ message: msg('checkout.nothingLeft'), type: 'error' })
    } else return ordered
    return null
  }

  async function submit(form: OrderForm, helpers: FormHelpers): Promise<void> {
    if (lost && endedSession.current !== number) {
      endedSession.current = number
      askSignIn()
      return
    }
    setLineErrors(noErrors)
    setFailure(null)
    setBillNotice(null)
    let seen: Seen | undefined
    // An ended session shows its own message and sign-in; the form keeps its values.
    const check = async (): Promise<Attempt | null> => {
      const [ordered, isAlive] = await Promise.all([
        confirmLines(),
        !isSignedIn || isSessionAlive(client),
      ])
      const request = ordered && isAlive && orderRequest(form, ordered)
      if (!request) return null
      const { bill, quotedTotal } = shownBill(ordered, orderDetails(form))
      seen = { ordered, form, bill }
      return {
        ...known(),
        key: checkout.key,
        method: request.payment_method,
        lines: ordered.map(withWantedQuantity),
        request: { ...request, ...(quotedTotal !== null && { quoted_total: quotedTotal }) },
      }
    }
    const steps = { ...calls, check, renewKey: () => renewKey(checkout) }
    const pressed = { is: 'pressed', ledger: purchases(), ...known() } as const
    const outcome = await runPurchase(now(), pressed, steps)
    move(outcome, true)
    lookForOpen()
    await show(outcome, seen, helpers)
  }

  /** Nothing goes on at a total that the shopper has not seen (Product §9.7). */
  function askAbout(kind: BillNoticeProps['kind'], { ordered, form, bill }: Seen, after: Bill) {
    showBill(ordered, orderDetails(form), after)
    setBillNotice({ kind, clicks: 1, ...billDifference(bill, after) })
  }

  async function show(outcome: Purchasing, seen: Seen | undefined, helpers: FormHelpers) {
    switch (outcome.state) {
      case 'approving': {
        const charged = outcome.order && chargedBill(outcome.order)
        if (seen && charged && charged.total !== seen.bill.total) {
          askAbout('charged', seen, charged)
          return
        }
        const { payment } = outcome.purchase
        beginPaypalVisit(payment.paymentId)
        await leaveForPaypal(payment)
        return
      }
      case 'placed':
        if (outcome.how !== 'ordered') await afterPayment(outcome)
        else if (outcome.order && outcome.purchase && seen)
          await showOrder(outcome.purchase.key, outcome.order, seen)
        return
      case 'cancelled':
        if (outcome.order) {
          const { code } = outcome.order
          fail({ message: msg('order.cancelledSince', { code }), type: 'error' })
        }
        return
      case 'refused':
      case 'unknown':
        if (outcome.of === 'payment') await afterPayment(outcome)
        else if (seen) showFailure(outcome.error, seen, helpers)
        return
      default:
        // The form stays open, with a notice or with what was said of its lines.
        return
    }
  }

  async function showOrder(key: string, placed: PlacedOrder, { form, bill }: Seen): Promise<void> {
    const isAsShown = placed.total_amount === bill.total
    const order = isAsShown ? placed : { ...placed, expected: bill }
    keepPlacedOrder(key, order)
    if (!isSignedIn) keepDeviceOrder(order)
    clearDraft()
    if (form.setDefault && isSignedIn)
      saveAsDefault(client, form).catch(() => {
        toast({ message: msg('checkout.error.addressNotSaved'), type: 'warning' })
      })
    await navigate({ to: '/cod-order-success', replace: true, state: { purchase: key } })
  }

  function showFailure(error: unknown, seen: Seen, { setFieldErrors }: FormHelpers): void {
    const newBill = newBillOf(error)
    if (newBill) {
      askAbout('changed', seen, newBill)
      return
    }
    const report = areAllErrorsInFields(error) ? toast : fail
    if (!(isSignedIn && isSessionOver(error)))
      report({ message: errorText(placeOrderErrors(error)), type: 'error' })
    const keys = seen.ordered.map(lineKey)
    setLineErrors(new Map([...itemErrors(error)].map(([at, text]) => [keys[at] ?? '', text])))
    const fieldErrors = orderFormErrors(error)
    setFieldErrors(fieldErrors)
    if (fieldErrors['coupon']) void askAgain(seen.ordered, orderDetails(seen.form))
  }

  return { lines, submit, lineErrors, failure, billNotice, notice, acceptNotice: accept }
}

/** All units that the shopper wanted leave the cart, also those that are no longer in stock. */
function withWantedQuantity({ quantityBefore, ...line }: CheckedLine): OrderLine {
  return { ...line, quantity: quantityBefore ?? line.quantity }
}

type Notice = {
  /** A purchase of the same lines that the shopper has to know of before ordering. */
  purchase: OrderedPurchase | SentPurchase
  clicks: number
}

/**
 * The state of the purchase, and its notice: what ordering now would repeat, as another tab or a press of
 * this one has made it (Product §4.8). `accept` lets the next press order all the same.
 */
function usePurchasing({ lines, since }: Checkout) {
  const msg = useMsg()
  const toast = useToast()
  const besides = useRef<readonly string[]>([])
  const machine = useRef<Purchasing>({ state: 'composing' })
  const [notice, setNotice] = useState<Notice | null>(null)

  const known = () => ({ lines, since, besides: besides.current })

  function move(next: Purchasing, isPressed: boolean): void {
    machine.current = next
    const purchase = next.state === 'composing' ? next.notice : undefined
    setNotice((before) =>
      purchase ? { purchase, clicks: (before?.clicks ?? 0) + Number(isPressed) } : null,
    )
  }

  const follow = useEffectEvent((isNews: boolean) => {
    const before = machine.current
    const news = { is: 'news', ledger: purchases(), ...known() } as const
    const { next } = nextStep(before, news, { now: Date.now(), fresh: '' })
    const keyIn = (one: Purchasing) => (one.state === 'composing' ? one.notice?.key : undefined)
    if (next === before || keyIn(next) === keyIn(before)) return
    move(next, false)
    if (isNews) toast({ message: msg('order.double.title'), type: 'warning', timeout: 8000 })
  })
  useEffect(function followOtherTabs() {
    follow(false)
    return onPurchasesChangedElsewhere(() => follow(true))
  }, [])

  /** The notice stays until the press is sent: its button is the one that sends the form. */
  function accept(): void {
    besides.current = purchases()
      .filter(({ state, key }) => state === 'ordered' || key === notice?.purchase.key)
      .map(({ key }) => key)
  }

  return { now: () => machine.current, move, known, notice, accept }
}

/**
 * The checkout's lines, checked against the server on entering and again by `recheck`, which returns why not
 * when the server can't be reached: what the service worker has kept is no answer to order by. Stock is
 * ignored while an order of these lines is open, because that order itself may hold the last units.
 */
function useCheckedLines(ordered: readonly OrderLine[]) {
  const client = useQueryClient()
  const isOpen = () => openPurchase(purchases(), ordered) !== undefined
  const [mayHoldStock, setMayHoldStock] = useState(isOpen)
  const query = cartSyncQuery(ordered)
  const { data, refetch } = useQuery(query)
  const lines = useMemo(
    () => checkLines(ordered, data, !mayHoldStock),
    [ordered, data, mayHoldStock],
  )

  async function recheck(): Promise<readonly CheckedLine[] | WhyUnchecked> {
    // A check that is under way may have read the prices before the click, and `refetch` would join it.
    await client.cancelQueries({ queryKey: query.queryKey, exact: true })
    const { data: now, error } = await refetch()
    if (error) return error.status === 'offline' ? 'checkout.waits' : 'checkout.error.sync'
    const isKept = client.getQueryState(query.queryKey)?.isInvalidated
    return isKept ? 'checkout.waits' : checkLines(ordered, now, !mayHoldStock)
  }

  return { lines, recheck, lookForOpen: () => setMayHoldStock(isOpen()) }
}

/** The text that says why the lines could not be checked: nothing is sent until they can be. */
type WhyUnchecked = 'checkout.waits' | 'checkout.error.sync'
