import { type ParsedLocation, useNavigate, useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { isOrderable, type Line, type OrderLine, storedOrderLine } from '@/domain/cart/cart'
import { type OrderFormValues, storedForm } from '@/domain/order/form'
import { kept, parseKept } from '@/lib/kept'
import { randomKey } from '@/lib/random-key'
import { filledText, optionalIfValid, validEntries } from '@/lib/schema'
import { atom, personalAtom, useAtomValue, useSetAtom } from '@/lib/store'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The id of a visit to the checkout. Its lines are stored under this id before the code loads. */
    checkout?: string
  }
}

/** The lines that a shopper takes to the checkout. */
export type Checkout = {
  lines: readonly OrderLine[]
  /**
   * The time at which the checkout began, in ms since 1970. A later order of the same lines may be a
   * repetition (Product §4.8).
   */
  since: number
  /**
   * The idempotency key of the order. It is random; it is created with the checkout and ends with it (Product
   * §4.8.9h).
   */
  key: string
}

const noCheckout: Checkout = { lines: [], since: 0, key: '' }
const startedAtom = personalAtom(noCheckout)

/** The checkout that this page began. After a reload `storedCheckout` returns it. */
export const checkoutAtom = atom((get) => get(startedAtom))

/** Begins a checkout. Leaves out lines without a variant id, because such lines can't be ordered. */
export const startCheckoutAtom = atom(null, (_get, set, lines: readonly Line[], since: number) => {
  const checkout = { lines: lines.filter(isOrderable), since, key: randomKey() }
  set(startedAtom, checkout)
  return checkout
})

/** Gives a checkout a new key, because the order with the old key is over. */
export const renewKeyAtom = atom(null, (_get, set, checkout: Checkout) =>
  set(startedAtom, { ...checkout, key: randomKey() }),
)

/** Ends a checkout. Going to PayPal does not run this, because that unloads the page. */
const endCheckoutAtom = atom(null, (_get, set) => {
  set(startedAtom, noCheckout)
  keptLines.remove()
  paypalTrip.remove()
})

export const keptLines = kept('checkout_lines')

/** `visit` identifies the history entry, so that another visit does not find these lines. */
const storedSchema = v.object({
  visit: v.string(),
  lines: validEntries(storedOrderLine),
  since: optionalIfValid(v.number()),
  key: optionalIfValid(filledText),
})

/**
 * Stores the checkout of a visit. It then survives a reload, and also a tab that the phone has discarded
 * (Product §4.8).
 */
export function storeCheckout(visit: string, checkout: Checkout): void {
  keptLines.write(JSON.stringify({ visit, ...checkout }))
}

/** Returns the stored checkout of a visit. If another visit stored the checkout, the result has no lines. */
export function storedCheckout(visit: string): Checkout {
  const stored = parseKept(keptLines, storedSchema)
  const own = stored?.visit === visit ? stored : undefined
  const { lines = [], since = Date.now(), key = randomKey() } = own ?? {}
  return { lines, since, key }
}

/** The id of the payment that the shopper went to approve from this tab. */
export const paypalTrip = kept('paypal_trip')

/**
 * Stores that this tab went to PayPal, so that it can continue there afterwards. From then on the lines are
 * kept with the payment, because they may be paid when the shopper returns.
 */
export function beginPaypalVisit(paymentId: string): void {
  keptLines.remove()
  paypalTrip.write(paymentId)
}

/**
 * Returns the checkout of this visit. It is the started checkout, or the checkout from before a reload, or
 * the checkout that the header's cart has changed. Leaving the screen clears it (Product §4).
 */
export function useCheckout(): Checkout {
  const started = useAtomValue(checkoutAtom)
  const router = useRouter()
  const [checkout, setCheckout] = useState(() =>
    started.lines.length > 0 ? started : storedCheckout(visitOf(router.state.location)),
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

/** Stores the checkout for this visit. The return from PayPal counts as another visit. */
export function useStoredCheckout(checkout: Checkout): void {
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
 * Returns a function that opens the checkout with these lines. The lines are stored first, because the page
 * may be reloaded while the checkout's code loads.
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

/** Stores the typed form until the tab is closed. The form survives a visit to PayPal (Product §2.10). */
export function writeDraft(form: OrderFormValues): void {
  draft.write(JSON.stringify(form))
}

/** Fills in a coupon for the next checkout of this tab. Returns false where nothing can be stored. */
export function draftCoupon(coupon: string): boolean {
  return draft.write(JSON.stringify({ ...readDraft(), coupon }))
}

export function clearDraft(): void {
  draft.remove()
}

/** Returns the stored form. Damaged fields are empty. */
export function readDraft(): OrderFormValues {
  return storedForm(parseKept(draft, v.unknown()))
}
