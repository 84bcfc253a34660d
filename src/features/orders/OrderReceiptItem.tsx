import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { media } from '@/theme/breakpoints'
import { color, space, text, weight } from '@/theme/tokens'
import { Picture } from '@/ui/media/Picture'
import { OriginalName } from '@/ui/data/OriginalName'
import { Price } from '@/ui/data/Price'
import { padded } from '@/lib/quantity'
import type { PlacedItem } from '@/domain/order/purchase'

type OrderReceiptItemProps = {
  /** A line of the order. */
  item: PlacedItem
}

/** One item of an order: picture, name, colour, size, quantity, unit price (Product §2). */
export function OrderReceiptItem({ item }: OrderReceiptItemProps) {
  const msg = useMsg()
  return (
    <Row>
      <Picture src={item.variant?.image_url} alt="" sizes="96px" />
      <Facts>
        <Name>{item.product_name}</Name>
        <OriginalName name={item.product_name} original={item.original_name} />
        {item.color && <Small>{msg('order.color', { color: item.color })}</Small>}
        {item.size && <Small>{msg('order.size', { size: item.size })}</Small>}
        <Small>{msg('order.quantity', { count: padded(item.quantity) })}</Small>
      </Facts>
      <Price value={item.price} />
    </Row>
  )
}

const Row = styled.li`
  display: grid;
  gap: ${space(2)} ${space(4)};
  grid-template-columns: 80px minmax(0, 1fr);
  padding-block: ${space(5)};
  border-block-end: 1px solid ${color.line};
  contain-intrinsic-size: auto 168px;
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

const Facts = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(1)};
`

const Name = styled.p`
  font-weight: ${weight.bold};
`

const Small = styled.p`
  color: ${color.inkSoft};
  font-size: ${text.sm};
`
