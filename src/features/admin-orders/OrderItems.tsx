import styled from 'styled-components'
import type { Order, OrderItem } from '@/api/generated/model'
import { chargedBill } from '@/domain/order/bill'
import { useMsg } from '@/i18n/use-msg'
import { formatVnd } from '@/lib/numbers'
import { color, media, space, weight } from '@/theme/tokens.gen'
import { Link } from '@/ui/actions/Link'
import { BillView } from '@/ui/data/BillView'
import { Text } from '@/ui/layout/basics'
import { TitledCard } from '@/ui/layout/TitledCard'
import { Picture } from '@/ui/media/Picture'

/** The items of an order, and its bill below them. */
export function OrderItems({ order }: { order: Order }) {
  const msg = useMsg()
  return (
    <TitledCard title={msg('adminOrders.order.items')}>
      <Items>
        {order.items.map((item) => (
          <Item key={item.id}>
            <Picture src={item.variant?.image_url} alt="" sizes="56px" />
            <div>
              <Name item={item} />
              <Text $color="inkSoft">
                {[item.color, item.size, item.sku].filter(Boolean).join(' · ')}
              </Text>
              <Amount>
                <Text as="span" $color="inkSoft">
                  {formatVnd(item.price)} × {item.quantity}
                </Text>
                <Sum>{formatVnd(item.price * item.quantity)}</Sum>
              </Amount>
            </div>
          </Item>
        ))}
      </Items>
      <BillView dense {...chargedBill(order)} />
    </TitledCard>
  )
}

/** The name of an item. It is a link while the shop sells the product. */
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
      <Text $color="inkSoft">{msg('adminOrders.order.gone')}</Text>
    </>
  )
}

const Items = styled.ul``

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

/* In a narrow column not every sum has room beside its price, so every sum is below. */
const Amount = styled.div`
  display: grid;

  ${media.desktop} {
    grid-template-columns: 1fr auto;
  }
`

const Sum = styled.span`
  justify-self: end;
  font-variant-numeric: tabular-nums;
  font-weight: ${weight.bold};
  white-space: nowrap;
`
