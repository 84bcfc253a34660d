import type { AdminOrderRow, MergeProblem, Order } from '@/api/generated/model'
import { phoneDigits } from '@/lib/kinds/phone'
import { tidyText } from '@/lib/text'
import { canChangeDelivery } from './status'

/** Two open orders with one phone number count as duplicates within this time, in ms (Product §10.24.1). */
const doubleMs = 2 * 24 * 3_600_000

type Placed = Pick<AdminOrderRow, 'id' | 'phone' | 'status' | 'created_at'>

export const isOpenOrder = ({ status }: Pick<Order, 'status'>): boolean =>
  status !== 'delivered' && status !== 'cancelled'

/**
 * Returns true if two different orders are open, have the same phone number, and were placed at most two days
 * apart. Returns false if a phone number or a time is missing.
 */
export function areDuplicateOrders(one: Placed, other: Placed): boolean {
  if (one.id === other.id || !isOpenOrder(one) || !isOpenOrder(other)) return false
  const number = phoneDigits(one.phone)
  if (number === '' || number !== phoneDigits(other.phone)) return false
  const [at, otherAt] = [one, other].map(({ created_at }) => Date.parse(created_at ?? ''))
  return Math.abs((at ?? NaN) - (otherAt ?? NaN)) <= doubleMs
}

/**
 * Returns `paid` for an order that is paid already, and `cash` for an order to be paid at the door. Returns
 * null otherwise, for example if a PayPal payment is missing.
 */
const paymentOf = ({ payment_method, payment_status }: Order) => {
  if (payment_status === 'successful') return 'paid'
  return payment_method === 'cod' && payment_status === 'pending' ? 'cash' : null
}

const isSameText = (one: string, other: string) =>
  tidyText(one).toLowerCase() === tidyText(other).toLowerCase()

const hasVoucher = ({ bill }: Order) => bill?.lines.some(({ code }) => code === 'coupon') ?? false

/** The problems that nobody can solve. Each of them means that the two orders are shipped separately. */
const finalProblems: ReadonlySet<string> = new Set(['sent', 'exchange', 'slip'])

/**
 * Returns the problems that staff should read: the first one that nobody can solve, or else all of them.
 * Advice on a problem that can be solved would contradict the advice to ship separately (Product §10.24.3).
 */
export function mergeProblemsToShow<Problem extends string>(
  problems: readonly Problem[],
): readonly Problem[] {
  const final = problems.find((problem) => finalProblems.has(problem))
  return final === undefined ? problems : [final]
}

/** Returns the reasons why the order `gone` cannot be merged into the order `kept` (Product §10.24.3). */
export function mergeProblems(kept: Order, gone: Order): MergeProblem[] {
  const [own, other] = [paymentOf(kept), paymentOf(gone)]
  const missing: readonly (readonly [MergeProblem, boolean])[] = [
    ['name', !isSameText(kept.full_name, gone.full_name)],
    ['phone', phoneDigits(kept.phone) !== phoneDigits(gone.phone)],
    ['address', !isSameText(kept.address, gone.address)],
    ['sent', !canChangeDelivery(kept) || !canChangeDelivery(gone)],
    ['voucher', hasVoucher(gone)],
    ['payment', own === null || own !== other],
    ['exchange', Boolean(kept.exchange_of ?? gone.exchange_of)],
  ]
  return missing.flatMap(([name, isMissing]) => (isMissing ? [name] : []))
}
