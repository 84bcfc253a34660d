import type { RefObject } from 'react'
import type { Order } from '@/api/generated/model'
import { canChangeDelivery } from '@/domain/order/status'
import type { OrderUpdates } from '@/features/orders/mutations'
import { useMsg } from '@/i18n/use-msg'
import { Button } from '@/ui/actions/Button'
import { useWindowTask } from '@/ui/editor/window-task'
import { late } from '@/ui/feedback/late'

const DeliveryWindow = late(async () => (await import('./DeliveryWindow')).DeliveryWindow)

type ChangeDeliveryProps = OrderUpdates & {
  order: Order
  /** Gets the focus where the button goes with its order on its way. */
  fallback: RefObject<HTMLElement | null>
}

/** Changes who receives an order and where, until it is on its way (Product §2.16). The window outlives its button. */
export function ChangeDelivery({ order, fallback, ...updates }: ChangeDeliveryProps) {
  const msg = useMsg()
  const { shown, open, close } = useWindowTask<Order>()
  return (
    <>
      {canChangeDelivery(order) && (
        <Button variant="secondary" aria-haspopup="dialog" onClick={() => open(order)}>
          {msg('track.delivery.change')}
        </Button>
      )}
      {shown && (
        <DeliveryWindow
          key={shown.number}
          order={shown.task}
          isOpen={shown.isOpen}
          finalFocus={(isOutdated) => !isOutdated || fallback.current}
          {...updates}
          onClose={close}
        />
      )}
    </>
  )
}
