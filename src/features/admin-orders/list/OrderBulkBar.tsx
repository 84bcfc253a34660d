import type { AdminOrderRow } from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import { saveCsv } from '@/lib/csv'
import { shopDay } from '@/lib/dates'
import { Button } from '@/ui/actions/Button'
import { BulkFrame } from '@/ui/table/BulkFrame'
import { orderCsv } from './order-csv'

type OrderBulkBarProps = {
  /** The selected orders of all pages. */
  chosen: readonly AdminOrderRow[]
  /** True while some are being moved. */
  isPending: boolean
  /** True while the slips are loaded. */
  isPrinting: boolean
  /** Confirms those that wait. */
  onConfirm: (orders: readonly AdminOrderRow[]) => void
  /** Asks how those that are ready leave. */
  onShip: (orders: readonly AdminOrderRow[]) => void
  /** Prints the slips of all of them. */
  onPrint: (orders: readonly AdminOrderRow[]) => void
  /** Gives the selection up. */
  onClear: () => void
}

/** What can be done with the selected orders; each button says for how many of them. */
export function OrderBulkBar({ chosen, isPending, isPrinting, ...on }: OrderBulkBarProps) {
  const msg = useMsg()
  const waiting = chosen.filter(({ status }) => status === 'pending')
  const ready = chosen.filter(({ status }) => status === 'processing')
  const n = chosen.length
  return (
    <BulkFrame
      label={msg('adminOrders.bulk')}
      count={msg('adminOrders.selected', { n })}
      shown={n > 0}
      onClear={on.onClear}
    >
      <Button
        loading={isPending}
        disabled={waiting.length === 0}
        onClick={() => on.onConfirm(waiting)}
      >
        {msg('adminOrders.bulk.confirm', { n: waiting.length })}
      </Button>
      <Button disabled={ready.length === 0 || isPending} onClick={() => on.onShip(ready)}>
        {msg('adminOrders.bulk.ship', { n: ready.length })}
      </Button>
      <Button variant="secondary" loading={isPrinting} onClick={() => on.onPrint(chosen)}>
        {msg('adminOrders.bulk.print', { n })}
      </Button>
      <Button
        variant="secondary"
        onClick={() =>
          saveCsv(`${msg('adminOrders.export.file')}-${shopDay()}.csv`, orderCsv(chosen, msg))
        }
      >
        {msg('adminOrders.bulk.export', { n })}
      </Button>
    </BulkFrame>
  )
}
