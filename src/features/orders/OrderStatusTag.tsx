import type { OrderStatus } from '@/api/generated/model'
import { orderTones } from '@/domain/order/status'
import { useMsg } from '@/i18n/use-msg'
import { Tag } from '@/ui/data/Tag'

/** The status of an order (Product §4) as text. */
export function OrderStatusTag({ status }: { status: OrderStatus }) {
  const msg = useMsg()
  return <Tag tone={orderTones[status]}>{msg(`account.status.${status}`)}</Tag>
}
