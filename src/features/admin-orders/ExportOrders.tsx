import type { AdminOrdersPlace } from '@/domain/admin-orders'
import { useMsg } from '@/i18n/use-msg'
import { Button } from '@/ui/Button'
import { useOrderExport } from './use-order-export'

/** Saves every order of the list as a table for spreadsheets; a long one says how far it is and can be stopped. */
export function ExportOrders({ place }: { place: AdminOrdersPlace }) {
  const msg = useMsg()
  const { percent, start, stop } = useOrderExport(place)
  return percent === undefined ? (
    <Button variant="secondary" onClick={start}>
      {msg('adminOrders.export')}
    </Button>
  ) : (
    <Button variant="secondary" onClick={stop}>
      {msg('adminOrders.export.stop', { percent })}
    </Button>
  )
}
