import type { OrderStatus } from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import { Tag } from '@/ui/data/Tag'

const tones = {
  pending: 'accent',
  processing: undefined,
  shipped: undefined,
  delivered: 'positive',
  cancelled: 'danger',
} as const satisfies Record<OrderStatus, unknown>

type StatusTagProps = {
  /** The status of the order. */
  status: OrderStatus
}

/** An order's status; pending orders stand out. */
export function StatusTag({ status }: StatusTagProps) {
  const msg = useMsg()
  return (
    <Tag tone={tones[status]} compact>
      {msg(`adminOrders.status.${status}`)}
    </Tag>
  )
}
