import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { Bill } from '@/api/generated/model'
import { lineKey, type OrderableLine } from '@/domain/cart/cart'
import {
  changedLines,
  type CheckedLine,
  checkLines,
  orderableLines,
} from '@/domain/cart/checked-lines'
import { billDifference, chargedBill } from '@/domain/order/bill'
import { quoteDetails, type OrderFormValues, orderRequest } from '@/domain/order/form'
import {
  findWaitingPurchase,
  type OrderedPurchase,
  type PlacedOrder,
  type SentPurchase,
} from '@/domain/order/ledger'
import { nextPurchaseStep } from '@/domain/order/purchase'
import type { Attempt, CheckoutState } from '@/domain/order/purchase-states'
import { isSessionAlive, saveAsDefaultAddress } from '@/features/address-book/mutations'
import { askSignInAtom, useSession } from '@/features/auth/state'
import {
  storePlacedOrder,
  newBillFromError,
  onPurchasesChangedElsewhere,
  readPurchases,
} from '@/features/cart/purchases'
import { cartSyncQuery } from '@/features/cart/queries'
import { useLineChangeTexts } from '@/features/checkout/OrderSummary'
import { useShownBillActions } from '@/features/checkout/queries'
import {
  areAllErrorsInFields,
  isSessionOverError,
  checkoutFieldErrors,
} from '@/features/checkout/server-errors'
import {
  beginPaypalVisit,
  type Checkout,
  deleteCheckoutDraft,
  renewCheckoutKeyAtom,
} from '@/features/checkout/state'
import { useErrorText, useMsg } from '@/i18n/use-msg'
import { useSetAtom } from '@/lib/store'
import type { BillNoticeProps } from '@/ui/data/BillNotice'
import type { FormHelpers } from '@/ui/form/Form'
import { type ToastInput, useToast } from '@/ui/toast/toast'
import { storeDeviceOrder } from './device-orders'
import { itemErrors, placeOrderErrorText } from './errors'
import { openPaypalPage, runPurchase } from './run-purchase'
import { useShowPaymentOutcome, usePurchaseCalls } from './use-paypal-return'

const noErrors: ReadonlyMap<string, string> = new Map()

/** The data that a click submits: the lines, the form, and the bill that the shopper saw. */
type Submitted = { ordered: readonly CheckedLine[]; form: OrderFormValues; bill: Bill }

/**
 * Returns the state of a purchase, and functions that submit it. `submit` runs the purchase, then opens the
 * success page or PayPal (Product §4). If the session was lost, the first click only offers a sign-in. If the
 * purchase fails, a toast shows the reason (Product §8). `failure` is this reason, for the text beside the
 * pay button. It is null if the fields of the form already show all errors. `billNotice` is a new total to
 * which the shopper has to agree. `notice` is an earlier purchase that this order would repeat. While there
 * is a notice, the order is sent only after `acceptNotice`.
 */
export function usePurchase(checkout: Checkout) {
  const msg = useMsg()
  const errorText = useErrorText()
  const toast = useToast()
  const navigate = useNavigate()
  const calls = usePurchaseCalls()
  const afterPayment = useShowPaymentOutcome()
  const renewKey = useSetAtom(renewCheckoutKeyAtom)
  const { lines, recheck, lookForOpen } = useCheckedLines(checkout.lines)
  const notesOf = useLineChangeTexts()
  const client = useQueryClient()
  const { token, lost, number } = useSession()
  const isSignedIn = token !== null
  const askSignIn = useSetAtom(askSignInAtom)
  /**
   * The number of the ended session for which `submit` has already offered a sign-in. If the shopper does not
   * sign in, the next click orders as a visitor.
   */
  const endedSession = useRef<number>(undefined)
  const [lineErrors, setLineErrors] = useState(noErrors)
  const [failure, setFailure] = useState<string | null>(null)
  const { shownBill, showBill, askAgain } = useShownBillActions()
  const [billNotice, setBillNotice] = useState<BillNoticeProps | null>(null)
  const { now, move, known, notice, accept } = usePurchasing(checkout)

  function fail(options: ToastInput): void {
    // Toasts with the same `about` replace each other, so this toast replaces the one of the previous click.
    toast({ about: 'order', ...options })
    setFailure(options.message)
  }

  /**
   * Checks the lines with the server before an order is sent. Returns them if they equal the lines on the
   * screen. Otherwise returns null, and a toast shows the changes, or the reason why the lines can't be
   * checked or ordered. The shopper has then seen the changes, so the next click orders the changed lines
   * (Product §12.1).
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
    // Checks the lines and the session, and returns the order to send. Returns null if nothing may be sent.
    // If the session has ended, another part of the app shows this, and the form keeps its values.
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
    const pressed = { is: 'pressed', ledger: readPurchases(), ...known() } as const
    const outcome = await runPurchase(now(), pressed, steps)
    move(outcome, true)
    lookForOpen()
    await show(outcome, submitted, helpers)
  }

  /**
   * Shows a new total that differs from the total on the screen. The shopper has to agree to it before the
   * order continues (Product §9.7).
   */
  function askAbout(
    kind: BillNoticeProps['kind'],
    { ordered, form, bill }: Submitted,
    after: Bill,
  ) {
    showBill(ordered, quoteDetails(form), after)
    setBillNotice({ kind, clicks: 1, ...billDifference(bill, after) })
  }

  async function show(
    outcome: CheckoutState,
    submitted: Submitted | undefined,
    helpers: FormHelpers,
  ) {
    switch (outcome.state) {
      case 'approving': {
        const charged = outcome.order && chargedBill(outcome.order)
        if (submitted && charged && charged.total !== submitted.bill.total) {
          askAbout('charged', submitted, charged)
          return
        }
        const { payment } = outcome.purchase
        beginPaypalVisit(payment.paymentId)
        await openPaypalPage(payment)
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
        // The form stays open, and shows the notice about an earlier purchase or the changes of the lines.
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
    storePlacedOrder(key, order)
    if (!isSignedIn) storeDeviceOrder(order)
    deleteCheckoutDraft()
    if (form.setDefault && isSignedIn)
      saveAsDefaultAddress(client, form).catch(() => {
        toast({ message: msg('checkout.error.addressNotSaved'), type: 'warning' })
      })
    await navigate({ to: '/cod-order-success', replace: true, state: { purchase: key } })
  }

  function showFailure(
    error: unknown,
    submitted: Submitted,
    { setFieldErrors }: FormHelpers,
  ): void {
    const newBill = newBillFromError(error)
    if (newBill) {
      askAbout('changed', submitted, newBill)
      return
    }
    const report = areAllErrorsInFields(error) ? toast : fail
    if (!(isSignedIn && isSessionOverError(error)))
      report({ message: errorText(placeOrderErrorText(error)), type: 'error' })
    const keys = submitted.ordered.map(lineKey)
    setLineErrors(new Map([...itemErrors(error)].map(([at, text]) => [keys[at] ?? '', text])))
    const fieldErrors = checkoutFieldErrors(error)
    setFieldErrors(fieldErrors)
    if (fieldErrors['coupon']) void askAgain(submitted.ordered, quoteDetails(submitted.form))
  }

  return { lines, submit, lineErrors, failure, billNotice, notice, acceptNotice: accept }
}

/**
 * Returns the line with the quantity that the shopper wanted, although fewer pieces may be in stock. After
 * the order, this whole quantity leaves the cart.
 */
function withWantedQuantity({ quantityBefore, ...line }: CheckedLine): OrderableLine {
  return { ...line, quantity: quantityBefore ?? line.quantity }
}

type Notice = {
  /** An earlier purchase of the same lines. The shopper has to see it before they order again. */
  purchase: OrderedPurchase | SentPurchase
  clicks: number
}

/**
 * Returns the state of the purchase, and a notice if any browser tab has already ordered the same lines
 * (Product §4.8). After `accept`, the next click orders these lines again.
 */
function usePurchasing({ lines, since }: Checkout) {
  const msg = useMsg()
  const toast = useToast()
  const besides = useRef<readonly string[]>([])
  const machine = useRef<CheckoutState>({ state: 'composing' })
  const [notice, setNotice] = useState<Notice | null>(null)

  const known = () => ({ lines, since, besides: besides.current })

  function move(next: CheckoutState, isPressed: boolean): void {
    machine.current = next
    const purchase = next.state === 'composing' ? next.notice : undefined
    setNotice((before) =>
      purchase ? { purchase, clicks: (before?.clicks ?? 0) + Number(isPressed) } : null,
    )
  }

  const follow = useEffectEvent((isNews: boolean) => {
    const before = machine.current
    const news = { is: 'news', ledger: readPurchases(), ...known() } as const
    const { next } = nextPurchaseStep(before, news, { now: Date.now(), fresh: '' })
    const keyIn = (state: CheckoutState) =>
      state.state === 'composing' ? state.notice?.key : undefined
    if (next === before || keyIn(next) === keyIn(before)) return
    move(next, false)
    if (isNews) toast({ message: msg('order.double.title'), type: 'warning', timeout: 8000 })
  })
  useEffect(function followOtherTabs() {
    follow(false)
    return onPurchasesChangedElsewhere(() => follow(true))
  }, [])

  /**
   * Records that the shopper wants a second order. The notice stays on the screen until the form is sent,
   * because its button sends the form.
   */
  function accept(): void {
    besides.current = readPurchases()
      .filter(({ state, key }) => state === 'ordered' || key === notice?.purchase.key)
      .map(({ key }) => key)
  }

  return { now: () => machine.current, move, known, notice, accept }
}

/**
 * Returns the lines of the checkout. The server checks them when the checkout opens. `recheck` checks them
 * again, or returns the reason why it can't. A response from the service worker's cache does not count as a
 * check. If an unanswered or unpaid order of one of these lines may hold the last pieces, the check ignores
 * the stock.
 */
function useCheckedLines(ordered: readonly OrderableLine[]) {
  const client = useQueryClient()
  const isOpen = () => findWaitingPurchase(readPurchases(), ordered) !== undefined
  const [mayHoldStock, setMayHoldStock] = useState(isOpen)
  const query = cartSyncQuery(ordered)
  const { data, refetch } = useQuery(query)
  const lines = useMemo(
    () => checkLines(ordered, data, !mayHoldStock),
    [ordered, data, mayHoldStock],
  )

  async function recheck(): Promise<readonly CheckedLine[] | WhyUnchecked> {
    // A check that began before the click is cancelled, because `refetch` would wait for it and return its
    // older result.
    await client.cancelQueries({ queryKey: query.queryKey, exact: true })
    const { data: now, error } = await refetch()
    if (error) return error.status === 'offline' ? 'checkout.waits' : 'checkout.error.sync'
    const isKept = client.getQueryState(query.queryKey)?.isInvalidated
    return isKept ? 'checkout.waits' : checkLines(ordered, now, !mayHoldStock)
  }

  return { lines, recheck, lookForOpen: () => setMayHoldStock(isOpen()) }
}

/** The reason why the lines can't be checked. Unchecked lines are never ordered. */
type WhyUnchecked = 'checkout.waits' | 'checkout.error.sync'
