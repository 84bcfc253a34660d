import { useId } from 'react'
import styled from 'styled-components'
import type { Order, OrderItem } from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import { formatVnd } from '@/lib/money'
import { color, space, weight } from '@/theme/tokens'
import { Link } from '@/ui/actions/Link'
import { Picture } from '@/ui/media/Picture'
import { DetailCard, DetailTitle, Quiet } from './detail-style'
import { OrderTotals } from './OrderTotals'

type OrderItemsProps = {
  /** The order with what was bought. */
  order: Order
}

/** The items as they were ordered, and the amounts. */
export function OrderItems({ order }: OrderItemsProps) {
  const msg = useMsg()
  const id = useId()
  return (
    <DetailCard aria-labelledby={id}>
      <DetailTitle id={id}>{msg('adminOrders.order.items')}</DetailTitle>
      <Items>
        {order.items.map((item) => (
          <Item key={item.id}>
            <Picture src={item.variant?.image_url} alt="" sizes="56px" />
            <div>
              <Name item={item} />
              <Quiet>{[item.color, item.size].filter(Boolean).join(' · ')}</Quiet>
              <Amounts>
                <Quiet as="span">
                  {formatVnd(item.price)} × {item.quantity}
                </Quiet>
                <Sum>{formatVnd(item.price * item.quantity)}</Sum>
              </Amounts>
            </div>
          </Item>
        ))}
      </Items>
      <OrderTotals order={order} />
    </DetailCard>
  )
}

/** Links to the product while the shop shows it. */
function Name({ item: { slug, product_name } }: { item: OrderItem }) {
  const msg = useMsg()
  if (slug)
    return (
      <Link to="/products/$slug" params={{ slug }}>
        {product_name}
      </Link>
    )
  return (
    <>
      <p>{product_name}</p>
      <Quiet>{msg('adminOrders.order.gone')}</Quiet>
    </>
  )
}

const Items = styled.ul`
  padding: 0;
  list-style: none;
`

const Item = styled.li`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr);
  gap: ${space(3)};
  padding-block: ${space(3)};
  border-block-end: 1px solid ${color.line};

  &:first-child {
    padding-block-start: 0;
  }
`

const Amounts = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  column-gap: ${space(3)};
`

const Sum = styled.span`
  margin-inline-start: auto;
  font-variant-numeric: tabular-nums;
  font-weight: ${weight.bold};
  white-space: nowrap;
`
