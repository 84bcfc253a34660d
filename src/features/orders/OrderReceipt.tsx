import { type ReactNode, useId, useState } from 'react'
import styled from 'styled-components'
import type { OrderStatus } from '@/api/generated/model'
import { deliveryEstimate, provinceOfAddress } from '@/domain/delivery/estimate'
import { chargedBill } from '@/domain/order/bill'
import type { PlacedItem, PlacedOrder } from '@/domain/order/ledger'
import { orderStatusTones } from '@/domain/order/status'
import { useLocale, useMsg } from '@/i18n/use-msg'
import { formatWeekday, shopDay } from '@/lib/dates'
import { phoneText } from '@/lib/kinds/phone'
import { twoDigits } from '@/lib/numbers'
import { color, media, space, text, title } from '@/theme/tokens.gen'
import { BillView } from '@/ui/data/BillView'
import { DeliveryDay } from '@/ui/data/DeliveryDay'
import { OriginalName } from '@/ui/data/OriginalName'
import { Price } from '@/ui/data/Price'
import { Tag } from '@/ui/data/Tag'
import { Grid, Stack, Text } from '@/ui/layout/basics'
import { Picture } from '@/ui/media/Picture'

type OrderReceiptProps = {
  order: PlacedOrder
  /**
   * True if the receipt shows the delivery day. Pass false for an unpaid order, and on a page that shows the
   * day elsewhere.
   */
  hasArrival?: boolean
  /** True if the title of the page has the code of the order. The receipt then leaves out the code. */
  isTitled?: boolean
}

/** An order as the server accepted it: customer, payment, items and amounts (Product §2). */
export function OrderReceipt({ order, hasArrival = false, isTitled = false }: OrderReceiptProps) {
  const msg = useMsg()
  const itemsId = useId()
  return (
    <Sheet $gap={8}>
      <Facts>
        <OrderFact name={msg('order.code')} value={!isTitled && <strong>{order.code}</strong>} />
        <OrderFact name={msg('order.customer')} value={order.full_name} />
        <OrderFact name={msg('order.phone')} value={phoneText(order.phone)} />
        <OrderFact name={msg('order.address')} value={order.address} />
        {order.payment_method && (
          <OrderFact
            name={msg('account.order.payment')}
            value={msg(`account.order.payment.${order.payment_method}`)}
          />
        )}
        {hasArrival && order.created_at && (
          <OrderFact
            name={msg('delivery.expected')}
            value={<ArrivalDay address={order.address} placedAt={order.created_at} />}
          />
        )}
      </Facts>
      <section aria-labelledby={itemsId}>
        <Title id={itemsId}>{msg('order.items')}</Title>
        <Stack as="ul">
          {order.items.map((item) => (
            <Item key={`${item.product_name} ${item.color} ${item.size}`} item={item} />
          ))}
        </Stack>
      </section>
      <BillView {...chargedBill(order)} />
    </Sheet>
  )
}

/**
 * A fact of an order: a name and a value. Renders nothing without a value. Some values are missing in an
 * order that was stored without data about the person (`anonymousOrder`).
 */
export function OrderFact({ name, value }: { name: string; value: ReactNode }) {
  return (
    value && (
      <>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </>
    )
  )
}

type ArrivalDayProps = {
  /** The delivery address, or '' if it is unknown. The delivery time of the whole country is then used. */
  address: string
  placedAt: string
}

/** The expected delivery day of an order, or a note that this day has passed (Product §9.16c). */
export function ArrivalDay({ address, placedAt }: ArrivalDayProps) {
  const msg = useMsg()
  const locale = useLocale()
  const [today] = useState(() => shopDay())
  const place = provinceOfAddress(address)
  const days = deliveryEstimate(new Date(placedAt), place?.code ?? null)
  if (days.to < today) return msg('delivery.late', { day: formatWeekday(days.to, locale) })
  return <DeliveryDay days={days} place={place?.name} />
}

/** An ordered item: picture, name, colour, size, quantity and unit price (Product §2). */
function Item({ item }: { item: PlacedItem }) {
  const msg = useMsg()
  const details = [
    item.color && msg('order.color', { color: item.color }),
    item.size && msg('order.size', { size: item.size }),
    msg('order.quantity', { count: twoDigits(item.quantity) }),
  ]
  return (
    <ItemRow as="li" $gap={[2, 4]} $columns="80px minmax(0, 1fr)">
      <Picture src={item.variant?.image_url} alt="" sizes="96px" />
      <Stack $gap={1} $align="start">
        <Text $weight="bold">{item.product_name}</Text>
        <OriginalName name={item.product_name} original={item.original_name} />
        {details.filter(Boolean).map((detail) => (
          <Text key={detail} $size="sm" $color="inkSoft">
            {detail}
          </Text>
        ))}
      </Stack>
      <Price value={item.price} />
    </ItemRow>
  )
}

const Sheet = styled(Stack)`
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

const Title = styled.h2`
  padding-block-end: ${space(3)};
  border-block-end: 1px solid ${color.line};
  font: ${title.h3};
`

const ItemRow = styled(Grid)`
  padding-block: ${space(5)};
  border-block-end: 1px solid ${color.line};
  contain-intrinsic-block-size: auto 168px;
  content-visibility: auto;

  & > :last-child {
    grid-column: 2;
  }

  ${media.tablet} {
    grid-template-columns: 96px minmax(0, 1fr) auto;

    & > :last-child {
      grid-column: auto;
      align-self: start;
    }
  }
`

/** The status of an order, in words for shoppers (Product §4). */
export function OrderStatusTag({ status }: { status: OrderStatus }) {
  const msg = useMsg()
  return <Tag tone={orderStatusTones[status]}>{msg(`account.status.${status}`)}</Tag>
}
