import type { Kpi, PaymentSplit, RevenuePoint } from '@/api/generated/model'
import { addDays } from '@/lib/dates'
import type { OrderItemRow, OrderRow } from '../db/tables'
import { dayCount, daysBetween, isWithinDays, shopDay } from './days'

/*
 * One definition each (Product §10.3.1f): `revenue` is the total of the orders that are not cancelled, whatever came back of them later, and
 * the number of orders beside a revenue is that of the same orders. Alone, `orders` counts all that were placed.
 */

export type DayRange = { from: string; to: string }

const maxDays = 366

export function isValidRange({ from, to }: DayRange): boolean {
  // Counted, not listed: the days of nine thousand years would keep every other request waiting.
  const days = dayCount(from, to)
  return days > 0 && days <= maxDays
}

export function rangeBefore({ from, to }: DayRange): DayRange {
  return { from: addDays(from, -dayCount(from, to)), to: addDays(from, -1) }
}

export function ordersIn(orders: readonly OrderRow[], range: DayRange): readonly OrderRow[] {
  const isWithin = isWithinDays(range)
  return orders.filter(({ created_at }) => isWithin(created_at))
}

export function sold(orders: readonly OrderRow[]): readonly OrderRow[] {
  return orders.filter(({ status }) => status !== 'cancelled')
}

function revenueOf(orders: readonly OrderRow[]): number {
  return sold(orders).reduce((sum, { total_amount }) => sum + total_amount, 0)
}

function averageOf(orders: readonly OrderRow[]): number {
  const { length } = sold(orders)
  return length === 0 ? 0 : Math.round(revenueOf(orders) / length)
}

function cancellationRate(orders: readonly OrderRow[]): number {
  return orders.length === 0 ? 0 : 1 - sold(orders).length / orders.length
}

export function kpisOf(current: readonly OrderRow[], previous: readonly OrderRow[]) {
  const both = (figure: (orders: readonly OrderRow[]) => number): Kpi => ({
    current: figure(current),
    previous: figure(previous),
  })
  return {
    revenue: both(revenueOf),
    orders: both(({ length }) => length),
    average_value: both(averageOf),
    cancellation_rate: both(cancellationRate),
  }
}

export function revenueByDay(orders: readonly OrderRow[], { from, to }: DayRange): RevenuePoint[] {
  const byDay = Map.groupBy(orders, ({ created_at }) => shopDay(created_at))
  return daysBetween(from, to).map((date) => {
    const ofDay = byDay.get(date) ?? []
    return { date, revenue: revenueOf(ofDay), orders: sold(ofDay).length }
  })
}

export function paymentSplit(orders: readonly OrderRow[]): PaymentSplit[] {
  return (['cod', 'paypal'] as const).map((payment_method) => {
    const paid = sold(orders).filter((order) => order.payment_method === payment_method)
    return { payment_method, orders: paid.length, revenue: revenueOf(paid) }
  })
}

type Sales = { id: number; name: string; quantity: number; revenue: number }

export function salesByProduct(items: readonly OrderItemRow[]): Sales[] {
  const sales = new Map<number, Sales>()
  for (const { product_id: id, product_name: name, quantity, price } of items) {
    const known = sales.get(id) ?? { id, name, quantity: 0, revenue: 0 }
    sales.set(id, {
      ...known,
      quantity: known.quantity + quantity,
      revenue: known.revenue + quantity * price,
    })
  }
  return [...sales.values()].toSorted((a, b) => b.quantity - a.quantity || b.revenue - a.revenue)
}
