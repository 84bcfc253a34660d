import type { Order } from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import { formatVnd } from '@/lib/money'
import { amountToCollect } from './amount-to-collect'

type MoveStakesProps = {
  /** The order that would change. */
  order: Order
  /** The status it would get; both are final. */
  status: 'cancelled' | 'delivered'
}

/** The consequences of a cancellation or delivery: returned stock, money received or to refund. */
export function MoveStakes({ order, status }: MoveStakesProps) {
  const msg = useMsg()
  if (status === 'cancelled') {
    const units = order.items.reduce((sum, { quantity }) => sum + quantity, 0)
    return (
      <>
        <p>{msg('adminOrders.cancel.text', { n: units })}</p>
        {order.payment_status === 'successful' && <p>{msg('adminOrders.cancel.paid')}</p>}
      </>
    )
  }
  const collect = amountToCollect(order)
  if (collect === null) return <p>{msg('adminOrders.deliver.unknown')}</p>
  return (
    <p>
      {collect > 0
        ? msg('adminOrders.deliver.cod', { amount: formatVnd(collect) })
        : msg('adminOrders.deliver.paid')}
    </p>
  )
}
