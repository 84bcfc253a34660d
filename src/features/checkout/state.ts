import { isOrderable, type Line, type OrderLine } from '@/domain/cart/cart'
import { atom } from '@/lib/store'
import { endPaypalVisit } from './paypal-visit'
import { dropCheckoutLines } from './stored-lines'

/** What a shopper took to the checkout. */
export type Checkout = {
  lines: readonly OrderLine[]
  /** When she did, in ms since 1970. What is ordered since may be ordered twice (Product §4.8). */
  since: number
}

const nothing: Checkout = { lines: [], since: 0 }
const startedAtom = atom(nothing)

/** What was brought to the checkout. A reload finds it in `stored-lines`. */
export const checkoutAtom = atom((get) => get(startedAtom))

/** Takes lines to the checkout, except those whose variant the server does not know: they can't be ordered. */
export const startCheckoutAtom = atom(null, (_get, set, lines: readonly Line[], since: number) => {
  const checkout = { lines: lines.filter(isOrderable), since }
  set(startedAtom, checkout)
  return checkout
})

/** Clears the lines. A visit to PayPal does not: it unloads the page, so nothing runs. */
export const endCheckoutAtom = atom(null, (_get, set) => {
  set(startedAtom, nothing)
  dropCheckoutLines()
  endPaypalVisit()
})
