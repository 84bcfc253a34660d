import type { AdminOrderRow } from '@/api/generated/model'
import { carrierDebt } from '@/domain/carriers/statement'
import type { Msg } from '@/i18n/use-msg'
import { shopMinute } from '@/lib/dates'
import { phoneText } from '@/lib/kinds/phone'
import { csvOf } from '@/lib/table'

/**
 * Returns orders as CSV, with headings in the current language. Amounts are plain numbers in VND, and times
 * are in the shop's time zone. Phone numbers contain spaces, because a spreadsheet would otherwise drop the
 * leading zero.
 */
export function ordersCsv(orders: readonly AdminOrderRow[], msg: Msg): string {
  const heads = [
    msg('adminOrders.column.code'),
    msg('adminOrders.column.created'),
    msg('adminOrders.column.customer'),
    msg('adminOrders.column.phone'),
    msg('adminOrders.column.status'),
    msg('adminOrders.column.payment'),
    msg('adminOrders.column.paid'),
    msg('adminOrders.export.items'),
    msg('adminOrders.column.total'),
  ]
  const rows = orders.map((order) => [
    order.code,
    order.created_at ? shopMinute(order.created_at) : '',
    order.full_name,
    phoneText(order.phone),
    msg(`adminOrders.status.${order.status}`),
    msg(`adminOrders.payment.${order.payment_method ?? 'unknown'}`),
    msg(`adminOrders.paid.${carrierDebt(order.cash) > 0 ? 'owed' : order.payment_status}`),
    order.item_count,
    order.total_amount,
  ])
  return csvOf([heads, ...rows])
}
