import { isOrderable, type Line, type OrderLine } from '@/domain/cart/cart'
import { atom } from '@/lib/store'
import { endPaypalVisit } from './paypal-visit'

const linesAtom = atom<readonly OrderLine[]>([])

/** What is being checked out. In memory only (Product §3): a reload leads back to the cart. */
export const checkoutLinesAtom = atom((get) => get(linesAtom))

/** Takes lines to the checkout. Those whose variant the server does not know can't be ordered and stay behind. */
export const startCheckoutAtom = atom(null, (_get, set, lines: readonly Line[]) =>
  set(linesAtom, lines.filter(isOrderable)),
)

/** Clears them. A trip to PayPal is no leaving: it unloads the page and runs nothing. */
export const endCheckoutAtom = atom(null, (_get, set) => {
  set(linesAtom, [])
  endPaypalVisit()
})
