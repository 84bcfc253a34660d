import type { AdminOrdersSearch } from '@/domain/admin/orders'
import { useErrorText, useMsg } from '@/i18n/use-msg'
import { CsvExport } from '@/ui/actions/CsvExport'
import { exportErrors } from '@/features/admin-orders/errors'
import { orderCsv } from './order-csv'
import { everyOrder } from '@/features/admin-orders/queries'

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
