import type { OrderStatus } from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import { StatusDot } from '@/ui/data/StatusDot'

const tones = {
  pending: 'accent',
  processing: 'warning',
  shipped: 'ink',
  delivered: 'positive',
  cancelled: 'quiet',
} as const satisfies Record<OrderStatus, unknown>

type StatusTagProps = {
  /** The status of the order. */
  status: OrderStatus
}

/** An order's status as a dot and a word; pending orders stand out. */
export function StatusTag({ status }: StatusTagProps) {
  const msg = useMsg()
  return <StatusDot tone={tones[status]}>{msg(`adminOrders.status.${status}`)}</StatusDot>
}
