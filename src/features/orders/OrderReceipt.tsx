import { useId } from 'react'
import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { media } from '@/theme/breakpoints'
import { color, space, text, title, weight } from '@/theme/tokens'
import { OrderAmounts } from './OrderAmounts'
import { OrderReceiptItem } from './OrderReceiptItem'
import type { PlacedOrder } from '@/domain/order/purchase'

type OrderReceiptProps = {
  /** The order as the server answered it. */
  order: PlacedOrder
}

/** An order as the server accepted it: customer, items, amounts (Product §2). */
export function OrderReceipt({ order }: OrderReceiptProps) {
  const msg = useMsg()
  const itemsId = useId()
  return (
    <Sheet>
      <Facts>
        <dt>{msg('order.code')}</dt>
        <Code>{order.code}</Code>
        <Fact name={msg('order.customer')} value={order.full_name} />
        <Fact name={msg('order.phone')} value={order.phone} />
        <Fact name={msg('order.address')} value={order.address} />
      </Facts>
      <section aria-labelledby={itemsId}>
        <Title id={itemsId}>{msg('order.items')}</Title>
        <Items>
          {order.items.map((item) => (
            <OrderReceiptItem key={item.id} item={item} />
          ))}
        </Items>
      </section>
      <OrderAmounts order={order} />
    </Sheet>
  )
}

/** A fact of the order. A tab that did not place the order does not know the person (`withoutPerson`). */
function Fact({ name, value }: { name: string; value: string }) {
  return (
    value && (
      <>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </>
    )
  )
}

const Sheet = styled.div`
  display: grid;
  gap: ${space(8)};
  padding: ${space(6)} ${space(4)};
  border: 1px solid ${color.line};
  background: ${color.surface};

  ${media.tablet} {
    padding: ${space(10)};
  }
`

const Facts = styled.dl`
  display: grid;

  & > dt {
    color: ${color.inkSoft};
    font-size: ${text.sm};
  }

  & > dd {
    margin-block-end: ${space(3)};
  }

  ${media.tablet} {
    gap: ${space(2)} ${space(8)};
    grid-template-columns: auto 1fr;
    align-items: baseline;

    & > dd {
      margin-block-end: 0;
    }
  }
`

const Code = styled.dd`
  color: ${color.accent};
  font-size: ${text.lg};
  font-weight: ${weight.bold};
`

const Title = styled.h2`
  padding-block-end: ${space(3)};
  border-block-end: 1px solid ${color.line};
  font: ${title.h3};
`

const Items = styled.ul`
  padding: 0;
  list-style: none;
`
