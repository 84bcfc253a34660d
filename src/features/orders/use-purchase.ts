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
import { quoteDetails, type OrderFormValues, orderRequest } from '@/domain/order/form'
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

/** What a click submits: the lines, the form, and the bill that the shopper saw. */
type Submitted = { ordered: readonly CheckedLine[]; form: OrderFormValues; bill: Bill }

/**
 * Returns the purchase of a checkout. `submit` takes it through `domain/order/purchase`, then opens the
 * success page or PayPal (Product §4). A failure is shown in a toast (Product §8) and in `failure` beside the
 * pay button, unless the form's fields show all of it. `notice` contains an earlier purchase that this order
 * would repeat. Nothing is sent until `acceptNotice` is called.
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
  /** The ended session that a message has already reported. The next order is then sent for a visitor. */
  const endedSession = useRef<number>(undefined)
  const [lineErrors, setLineErrors] = useState(noErrors)
  const [failure, setFailure] = useState<string | null>(null)
  const { shownBill, showBill, askAgain } = useShownBills()
  const [billNotice, setBillNotice] = useState<BillNoticeProps | null>(null)
  const { now, move, known, notice, accept } = usePurchasing(checkout)

  function fail(options: ToastInput): void {
    // This toast replaces the toast of the previous click.
    toast({ about: 'order', ...options })
    setFailure(options.message)
  }

  /**
   * Checks the lines with the server before an order is sent. Returns the lines if they match the lines on
   * the screen. Otherwise a toast lists the changes, and the next click orders the changed lines (Product
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

  async function submit(form: OrderFormValues, helpers: FormHelpers): Promise<void> {
    if (lost && endedSession.current !== number) {
      endedSession.current = number
      askSignIn()
      return
    }
    setLineErrors(noErrors)
    setFailure(null)
    setBillNotice(null)
    let submitted: Submitted | undefined
    // An ended session shows its own message, and the form keeps its values.
    const check = async (): Promise<Attempt | null> => {
      const [ordered, isAlive] = await Promise.all([
        confirmLines(),
        !isSignedIn || isSessionAlive(client),
      ])
      const request = ordered && isAlive && orderRequest(form, ordered)
      if (!request) return null
      const { bill, quotedTotal } = shownBill(ordered, quoteDetails(form))
      submitted = { ordered, form, bill }
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
    await show(outcome, submitted, helpers)
  }

  /** Requires the shopper to agree to a total that was not on the screen before (Product §9.7). */
  function askAbout(
    kind: BillNoticeProps['kind'],
    { ordered, form, bill }: Submitted,
    after: Bill,
  ) {
    showBill(ordered, quoteDetails(form), after)
    setBillNotice({ kind, clicks: 1, ...billDifference(bill, after) })
  }

  async function show(outcome: Purchasing, submitted: Submitted | undefined, helpers: FormHelpers) {
    switch (outcome.state) {
      case 'approving': {
        const charged = outcome.order && chargedBill(outcome.order)
        if (submitted && charged && charged.total !== submitted.bill.total) {
          askAbout('charged', submitted, charged)
          return
        }
        const { payment } = outcome.purchase
        beginPaypalVisit(payment.paymentId)
        await leaveForPaypal(payment)
        return
      }
      case 'placed':
        if (outcome.how !== 'ordered') await afterPayment(outcome)
        else if (outcome.order && outcome.purchase && submitted)
          await showOrder(outcome.purchase.key, outcome.order, submitted)
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
        else if (submitted) showFailure(outcome.error, submitted, helpers)
        return
      default:
        // The form stays open. It shows a notice, or the changes at its lines.
        return
    }
  }

  async function showOrder(
    key: string,
    placed: PlacedOrder,
    { form, bill }: Submitted,
  ): Promise<void> {
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

  function showFailure(
    error: unknown,
    submitted: Submitted,
    { setFieldErrors }: FormHelpers,
  ): void {
    const newBill = newBillOf(error)
    if (newBill) {
      askAbout('changed', submitted, newBill)
      return
    }
    const report = areAllErrorsInFields(error) ? toast : fail
    if (!(isSignedIn && isSessionOver(error)))
      report({ message: errorText(placeOrderErrors(error)), type: 'error' })
    const keys = submitted.ordered.map(lineKey)
    setLineErrors(new Map([...itemErrors(error)].map(([at, text]) => [keys[at] ?? '', text])))
    const fieldErrors = orderFormErrors(error)
    setFieldErrors(fieldErrors)
    if (fieldErrors['coupon']) void askAgain(submitted.ordered, quoteDetails(submitted.form))
  }

  return { lines, submit, lineErrors, failure, billNotice, notice, acceptNotice: accept }
}

/**
 * Returns the line with the quantity that the shopper wanted. With it, units that are out of stock leave the
 * cart, too.
 */
function withWantedQuantity({ quantityBefore, ...line }: CheckedLine): OrderLine {
  return { ...line, quantity: quantityBefore ?? line.quantity }
}

type Notice = {
  /** An earlier purchase of the same lines. The shopper has to know about it before ordering. */
  purchase: OrderedPurchase | SentPurchase
  clicks: number
}

/**
 * Returns the state of the purchase, and a notice of an earlier purchase that the order would repeat. The
 * earlier purchase may be from this tab or from another tab (Product §4.8). After `accept`, the next click
 * orders anyway.
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
    const keyIn = (state: Purchasing) =>
      state.state === 'composing' ? state.notice?.key : undefined
    if (next === before || keyIn(next) === keyIn(before)) return
    move(next, false)
    if (isNews) toast({ message: msg('order.double.title'), type: 'warning', timeout: 8000 })
  })
  useEffect(function followOtherTabs() {
    follow(false)
    return onPurchasesChangedElsewhere(() => follow(true))
  }, [])

  /** The notice stays until the form is sent, because its button sends the form. */
  function accept(): void {
    besides.current = purchases()
      .filter(({ state, key }) => state === 'ordered' || key === notice?.purchase.key)
      .map(({ key }) => key)
  }

  return { now: () => machine.current, move, known, notice, accept }
}

/**
 * Returns the checkout's lines. The server checks them when the shopper enters. `recheck` checks them again,
 * or returns the reason why that is impossible. Answers from the service worker's cache do not count. Stock
 * is ignored while an unpaid order of these lines may reserve the last units.
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
    // The running check is cancelled first, because `refetch` would join a check that began before the click.
    await client.cancelQueries({ queryKey: query.queryKey, exact: true })
    const { data: now, error } = await refetch()
    if (error) return error.status === 'offline' ? 'checkout.waits' : 'checkout.error.sync'
    const isKept = client.getQueryState(query.queryKey)?.isInvalidated
    return isKept ? 'checkout.waits' : checkLines(ordered, now, !mayHoldStock)
  }

  return { lines, recheck, lookForOpen: () => setMayHoldStock(isOpen()) }
}

/** The reason why the lines can't be checked. No order is sent until the check works. */
type WhyUnchecked = 'checkout.waits' | 'checkout.error.sync'
