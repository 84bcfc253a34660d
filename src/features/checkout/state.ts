import { isOrderable, type Line, type OrderLine } from '@/domain/cart/cart'
import { atom } from '@/lib/store'
import { endPaypalVisit } from './paypal-visit'
import { dropCheckoutLines } from './stored-lines'

const linesAtom = atom<readonly OrderLine[]>([])

/** The lines brought to the checkout. A reload finds them in `stored-lines`. */
export const checkoutLinesAtom = atom((get) => get(linesAtom))

/** Takes lines to the checkout, except those whose variant the server does not know: they can't be ordered. */
export const startCheckoutAtom = atom(null, (_get, set, lines: readonly Line[]) =>
  set(linesAtom, lines.filter(isOrderable)),
)

/** Clears the lines. A visit to PayPal does not: it unloads the page, so nothing runs. */
export const endCheckoutAtom = atom(null, (_get, set) => {
  set(linesAtom, [])
  dropCheckoutLines()
  endPaypalVisit()
})
