import { type ParsedLocation, useNavigate, useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { isOrderableLine, type Line, type OrderableLine, orderLineSchema } from '@/domain/cart/cart'
import { type OrderFormValues, orderFormOfStored } from '@/domain/order/form'
import { kept, parseKept } from '@/lib/kept'
import { randomKey } from '@/lib/random-key'
import { nonEmptyText, optionalIfValid, validEntries } from '@/lib/schema'
import { atom, personalAtom, useAtomValue, useSetAtom } from '@/lib/store'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /**
     * The id of a visit to the checkout. The lines are stored under this id before the code of the checkout
     * has loaded, so that a reload finds them.
     */
    checkout?: string
  }
}

/** The lines that a shopper takes to the checkout. */
export type Checkout = {
  lines: readonly OrderableLine[]
  /**
   * When the checkout began, in ms since 1970. The checkout warns about an order of the same lines that was
   * placed after this time, for example in another browser tab (Product §4.8).
   */
  since: number
  /** The idempotency key of the order: a random text that belongs to this checkout (Product §4.8.9h). */
  key: string
}

const noCheckout: Checkout = { lines: [], since: 0, key: '' }
const startedAtom = personalAtom(noCheckout)

/** The checkout that began since the page was loaded. After a reload, `readStoredCheckout` returns it. */
export const checkoutAtom = atom((get) => get(startedAtom))

/**
 * Begins a checkout and returns it. Lines without a variant id are left out, because they can't be ordered.
 */
export const startCheckoutAtom = atom(null, (_get, set, lines: readonly Line[], since: number) => {
  const checkout = { lines: lines.filter(isOrderableLine), since, key: randomKey() }
  set(startedAtom, checkout)
  return checkout
})

/** Gives the checkout a new key, because the order with the old key was cancelled or can't be paid. */
export const renewCheckoutKeyAtom = atom(null, (_get, set, checkout: Checkout) =>
  set(startedAtom, { ...checkout, key: randomKey() }),
)

/**
 * Ends a checkout. The atom does not run when the shopper goes to PayPal, because the browser then unloads
 * the page.
 */
const endCheckoutAtom = atom(null, (_get, set) => {
  set(startedAtom, noCheckout)
  checkoutLinesStore.remove()
  paypalPaymentIdStore.remove()
})

/** The checkout of this browser tab, as stored by `storeCheckout`. */
export const checkoutLinesStore = kept('checkout_lines')

/** `visit` is the id of the visit that stored the checkout. Another visit must not find these lines. */
const storedSchema = v.object({
  visit: v.string(),
  lines: validEntries(orderLineSchema),
  since: optionalIfValid(v.number()),
  key: optionalIfValid(nonEmptyText),
})

/**
 * Stores the checkout of a visit, so that it survives a reload, and a phone that discards the browser tab
 * (Product §4.8).
 */
export function storeCheckout(visit: string, checkout: Checkout): void {
  checkoutLinesStore.write(JSON.stringify({ visit, ...checkout }))
}

/**
 * Returns the stored checkout of a visit. If none is stored, or if another visit stored it, the result has no
 * lines.
 */
export function readStoredCheckout(visit: string): Checkout {
  const stored = parseKept(checkoutLinesStore, storedSchema)
  const own = stored?.visit === visit ? stored : undefined
  const { lines = [], since = Date.now(), key = randomKey() } = own ?? {}
  return { lines, since, key }
}

/** The id of the payment for which this browser tab has gone to PayPal. */
export const paypalPaymentIdStore = kept('paypal_trip')

/**
 * Stores that this browser tab went to PayPal, so that the checkout can continue when the shopper returns.
 * Removes the lines of the checkout, because the shopper may have paid them before the return. The stored
 * purchase still contains the lines.
 */
export function beginPaypalVisit(paymentId: string): void {
  checkoutLinesStore.remove()
  paypalPaymentIdStore.write(paymentId)
}

/**
 * Returns the checkout that began on this page, or the one that was stored before a reload. When the shopper
 * leaves the screen, the checkout ends (Product §4).
 */
export function useCheckout(): Checkout {
  const started = useAtomValue(checkoutAtom)
  const router = useRouter()
  const [checkout, setCheckout] = useState(() =>
    started.lines.length > 0 ? started : readStoredCheckout(visitOf(router.state.location)),
  )
  if (started.lines.length > 0 && started !== checkout) setCheckout(started)

  const endCheckout = useSetAtom(endCheckoutAtom)
  useEffect(
    function endCheckoutOnLeave() {
      return endCheckout
    },
    [endCheckout],
  )
  return checkout
}

/**
 * Stores the checkout for this visit to the checkout page, so that a reload keeps it. A return from PayPal
 * counts as a new visit.
 */
export function useStoreCheckout(checkout: Checkout): void {
  const visit = useRouterState({ select: ({ location }) => visitOf(location) })
  useEffect(
    function store() {
      storeCheckout(visit, checkout)
    },
    [visit, checkout],
  )
}

function visitOf({ state }: ParsedLocation): string {
  return state.checkout ?? state.__TSR_key ?? ''
}

/**
 * Returns a function that opens the checkout with these lines. The lines are stored first, because the
 * shopper may reload the page while the code of the checkout loads.
 */
export function useGoToCheckout(): (lines: readonly Line[]) => void {
  const navigate = useNavigate()
  const startCheckout = useSetAtom(startCheckoutAtom)
  return (lines) => {
    const visit = randomKey()
    storeCheckout(visit, startCheckout(lines, Date.now()))
    void navigate({ to: '/checkout', state: { checkout: visit } })
  }
}

const draft = kept('checkout_draft')

/**
 * Stores the typed form until the browser tab is closed. The form survives a visit to PayPal (Product §2.10).
 */
export function writeCheckoutDraft(form: OrderFormValues): void {
  draft.write(JSON.stringify(form))
}

/** Fills in a coupon for the next checkout in this browser tab. Returns false if nothing can be stored. */
export function writeCouponToDraft(coupon: string): boolean {
  return draft.write(JSON.stringify({ ...readCheckoutDraft(), coupon }))
}

export function deleteCheckoutDraft(): void {
  draft.remove()
}

/** Returns the stored form. A missing or damaged field is empty. */
export function readCheckoutDraft(): OrderFormValues {
  return orderFormOfStored(parseKept(draft, v.unknown()))
}
