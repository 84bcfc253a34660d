import type { AdminOrderRow } from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import { shopDay } from '@/lib/dates'
import { saveCsv } from '@/lib/table'
import { Button } from '@/ui/actions/Button'
import { BulkFrame } from '@/ui/table/BulkFrame'
import { orderCsv } from './ExportOrders'

type OrderBulkBarProps = {
  chosen: readonly AdminOrderRow[]
  isPending: boolean
  /** False for who may not move orders. */
  onConfirm: false | ((orders: readonly AdminOrderRow[]) => void)
  onShip: false | ((orders: readonly AdminOrderRow[]) => void)
  onCarriers: false | (() => void)
  onSettle: false | (() => void)
  onPrint: () => void
  onClear: () => void
}

/** What can be done with the selected orders; each button says for how many of them. */
export function OrderBulkBar({ chosen, isPending, onConfirm, onShip, ...on }: OrderBulkBarProps) {
  const msg = useMsg()
  const waiting = chosen.filter(({ status }) => status === 'pending')
  const ready = chosen.filter(({ status }) => status === 'processing')
  const n = chosen.length
  // One thing is next: what waits is confirmed before others are shipped.
  const next = onConfirm && waiting.length > 0 ? 'confirm' : 'ship'
  return (
    <BulkFrame
      label={msg('adminOrders.bulk')}
      count={msg('adminOrders.selected', { n })}
      shown={n > 0}
      onClear={on.onClear}
    >
      {onConfirm && (
        <Button
          variant={next === 'confirm' ? 'primary' : 'secondary'}
          loading={isPending}
          disabled={waiting.length === 0}
          onClick={() => onConfirm(waiting)}
        >
          {msg('adminOrders.bulk.confirm', { n: waiting.length })}
        </Button>
      )}
      {onShip && (
        <Button
          variant={next === 'ship' && ready.length > 0 ? 'primary' : 'secondary'}
          disabled={ready.length === 0 || isPending}
          onClick={() => onShip(ready)}
        >
          {msg('adminOrders.bulk.ship', { n: ready.length })}
        </Button>
      )}
      {on.onCarriers && (
        <Button variant="secondary" disabled={ready.length === 0} onClick={on.onCarriers}>
          {msg('adminOrders.bulk.carriers', { n: ready.length })}
        </Button>
      )}
      {on.onSettle && (
        <Button onClick={on.onSettle}>{msg('adminOrders.bulk.settle', { n })}</Button>
      )}
      <Button variant="secondary" onClick={on.onPrint}>
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
