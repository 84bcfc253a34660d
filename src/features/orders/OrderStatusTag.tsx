import type { OrderStatus } from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import { Tag } from '@/ui/data/Tag'

const tones = {
  pending: undefined,
  processing: undefined,
  shipped: undefined,
  delivered: 'positive',
  cancelled: 'danger',
} as const satisfies Record<OrderStatus, unknown>

/** The status of an order (Product §4) as text. */
export function OrderStatusTag({ status }: { status: OrderStatus }) {
  const msg = useMsg()
  return <Tag tone={tones[status]}>{msg(`account.status.${status}`)}</Tag>
}
