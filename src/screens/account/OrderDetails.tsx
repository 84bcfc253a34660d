import styled from 'styled-components'
import type { Order } from '@/api/generated/model'
import { OrderReceipt } from '@/features/orders/OrderReceipt'
import { OrderStatusTag } from '@/features/orders/OrderStatusTag'
import { useMsg } from '@/i18n/use-msg'
import { space } from '@/theme/tokens'
import { Button } from '@/ui/actions/Button'
import { Timeline } from '@/ui/data/Timeline'
import { Skeleton, SkeletonText } from '@/ui/feedback/Skeleton'
import { useReorder } from './use-reorder'

/** An order under its title. */
export function OrderDetails({ order }: { order: Order }) {
  const msg = useMsg()
  const reorder = useReorder()
  const steps = order.events.map(({ status, at, note }) => ({
    title: msg(`account.status.${status}`),
    at,
    note,
  }))
  return (
    <Parts>
      <Head>
        <OrderStatusTag status={order.status} />
        <Button variant="secondary" onClick={() => reorder(order)}>
          {msg('account.order.reorder')}
        </Button>
      </Head>
      <Timeline aria-label={msg('account.order.timeline')} steps={steps} />
      <OrderReceipt order={order} />
    </Parts>
  )
}

/** Skeleton of the order, tall enough that the content below starts out of view. */
export function OrderDetailsSkeleton() {
  return (
    <Parts>
      <Skeleton width="30%" height="44px" />
      <SkeletonText lines={4} />
      <Skeleton height="720px" />
    </Parts>
  )
}

const Parts = styled.div`
  display: grid;
  gap: ${space(6)};
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
`
