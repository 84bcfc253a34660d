import type { AdminOrderRow } from '@/api/generated/model'
import { amountOwed } from '@/domain/carriers/statement'
import type { AdminOrdersSearch } from '@/domain/order/orders-list'
import { type Msg, useErrorText, useMsg } from '@/i18n/use-msg'
import { shopMinute } from '@/lib/dates'
import { phoneText } from '@/lib/kinds/phone'
import { csvOf } from '@/lib/table'
import { CsvExport } from '@/ui/actions/CsvExport'
import { exportErrors } from './mutations'
import { everyOrder } from './queries'

/** Exports all orders that match the filters as CSV. */
export function ExportOrders({ search }: { search: AdminOrdersSearch }) {
  const msg = useMsg()
  const errorText = useErrorText()
  return (
    <CsvExport
      label={msg('adminOrders.export')}
      stopLabel={(percent) => msg('adminOrders.export.stop', { percent })}
      load={(onProgress, signal) => everyOrder(search, onProgress, signal)}
      toCsv={(orders) => orderCsv(orders, msg)}
      fileName={msg('adminOrders.export.file')}
      doneText={(n) => msg('adminOrders.export.done', { n })}
      errorText={(error) => errorText(exportErrors(error))}
    />
  )
}

/**
 * Returns orders as CSV with headings in the current language. Amounts are plain numbers, times are in the
 * shop's time zone; phone numbers are grouped, so that spreadsheets keep the leading zero.
 */
export function orderCsv(orders: readonly AdminOrderRow[], msg: Msg): string {
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
    msg(`adminOrders.paid.${amountOwed(order.cash) > 0 ? 'owed' : order.payment_status}`),
    order.item_count,
    order.total_amount,
  ])
  return csvOf([heads, ...rows])
}
