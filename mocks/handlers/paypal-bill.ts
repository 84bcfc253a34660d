import { formatVnd } from '@/lib/money'
import type { Database } from '../db/database'
import { usdCentsOf } from '../rules/paypal'
import { expirePaypals, findPaypal, orderOfPayment } from './paypal'

/** What PayPal's page shows of an order. */
export type PaypalBill = { code: string; vnd: string; usdCents: number }

/** The bill of a token that waits for approval; null for every other one. */
export function paypalBill(db: Database, token: string, now: Date): PaypalBill | null {
  expirePaypals(db, now)
  const payment = findPaypal(db, token)
  if (payment?.status !== 'pending') return null
  const { code, total_amount } = orderOfPayment(db, payment)
  return { code, vnd: formatVnd(total_amount), usdCents: usdCentsOf(total_amount) }
}
