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
    /** Names a visit to the checkout: its lines are stored under this name before its code loads. */
    checkout?: string
  }
}

/** What a shopper took to the checkout. */
export type Checkout = {
  lines: readonly OrderLine[]
  /** When this was, in ms since 1970. What is ordered since may be ordered twice (Product §4.8). */
  since: number
  /** The key of its order: random, made with the checkout, and gone with it (Product §4.8.9h). */
  key: string
}

const noCheckout: Checkout = { lines: [], since: 0, key: '' }
const startedAtom = personalAtom(noCheckout)

/** What this page brought to the checkout. After a reload `storedCheckout` has it. */
export const checkoutAtom = atom((get) => get(startedAtom))

/**
 * Takes lines to the checkout, except those whose variant the server does not know: they can't be ordered.
 */
export const startCheckoutAtom = atom(null, (_get, set, lines: readonly Line[], since: number) => {
  const checkout = { lines: lines.filter(isOrderable), since, key: randomKey() }
  set(startedAtom, checkout)
  return checkout
})

/** Gives a checkout another key: the order of the one that it had is over. */
export const renewKeyAtom = atom(null, (_get, set, checkout: Checkout) =>
  set(startedAtom, { ...checkout, key: randomKey() }),
)

/** Clears the lines. A visit to PayPal does not: it unloads the page, so nothing runs. */
const endCheckoutAtom = atom(null, (_get, set) => {
  set(startedAtom, noCheckout)
  keptLines.remove()
  paypalTrip.remove()
})

export const keptLines = kept('checkout_lines')

/** `visit` names the history entry: another visit to the checkout does not find the lines of this one. */
const storedSchema = v.object({
  visit: v.string(),
  lines: validEntries(storedOrderLine),
  since: optionalIfValid(v.number()),
  key: optionalIfValid(filledText),
})

/**
 * Stores what this visit brought, so that a reload and a tab that the phone dropped keep it (Product §4.8).
 */
export function storeCheckout(visit: string, checkout: Checkout): void {
  keptLines.write(JSON.stringify({ visit, ...checkout }))
}

/** Returns what this visit brought; no lines where another visit stored them. */
export function storedCheckout(visit: string): Checkout {
  const stored = parseKept(keptLines, storedSchema)
  const own = stored?.visit === visit ? stored : undefined
  const { lines = [], since = Date.now(), key = randomKey() } = own ?? {}
  return { lines, since, key }
}

/** The payment that this tab left to approve. */
export const paypalTrip = kept('paypal_trip')

/**
 * Stores that this tab left the checkout to approve a payment, so that it continues there afterwards. From
 * then on the payment holds the lines: they may be paid for when the tab comes back.
 */
export function beginPaypalVisit(paymentId: string): void {
  keptLines.remove()
  paypalTrip.write(paymentId)
}

/**
 * Returns what this visit to the checkout brought: as it started, as it was before a reload, or as the
 * header's cart changed it since. Leaving the screen clears it (Product §4).
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

/** Stores it for this visit; the return from PayPal is another one. */
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
 * Goes to the checkout with these lines. They are stored first: the page may be reloaded while its code
 * loads.
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

/** Stores what is typed as long as the tab lives, over a reload and a visit to PayPal (Product §2.10). */
export function writeDraft(form: OrderFormValues): void {
  draft.write(JSON.stringify(form))
}

/** Fills in a coupon for the next checkout of this tab; false where nothing can be stored. */
export function draftCoupon(coupon: string): boolean {
  return draft.write(JSON.stringify({ ...readDraft(), coupon }))
}

export function clearDraft(): void {
  draft.remove()
}

/** The form as it was left. Damaged parts start empty. */
export function readDraft(): OrderFormValues {
  return storedForm(parseKept(draft, v.unknown()))
}
