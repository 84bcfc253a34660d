import { createLink } from '@tanstack/react-router'
import styled from 'styled-components'
import type { Order } from '@/api/generated/model'
import { localeAtom } from '@/i18n/state'
import { useMsg } from '@/i18n/use-msg'
import { formatDay } from '@/lib/dates'
import { useAtomValue } from '@/lib/store'
import { media } from '@/theme/breakpoints'
import { color, size, space, text, title } from '@/theme/tokens'
import { Picture } from '@/ui/media/Picture'
import { Price } from '@/ui/data/Price'
import { coveringLink } from '@/ui/actions/covering-link'
import { OrderStatusTag } from './OrderStatusTag'

type OrderCardProps = {
  /** The order with its items and status. */
  order: Order
}

/** An order in the history; the whole card leads to it. */
export function OrderCard({ order }: OrderCardProps) {
  const msg = useMsg()
  const locale = useAtomValue(localeAtom)
  const units = order.items.reduce((sum, { quantity }) => sum + quantity, 0)
  const [first] = order.items
  return (
    <Card>
      <Picture src={first?.variant?.image_url} alt="" sizes="72px" />
      <Facts>
        <Code>
          <Whole to="/account/orders/$code" params={{ code: order.code }}>
            {order.code}
          </Whole>
        </Code>
        {order.created_at && (
          <Small>{msg('account.order.placed', { day: formatDay(order.created_at, locale) })}</Small>
        )}
        <Small>
          {first?.product_name} · {msg('account.order.units', { n: units })}
        </Small>
      </Facts>
      <Sums>
        <OrderStatusTag status={order.status} />
        <Price value={order.total_amount} />
      </Sums>
    </Card>
  )
}

const Card = styled.article`
  position: relative;
  display: grid;
  align-items: start;
  padding: ${space(4)};
  border: 1px solid ${color.line};
  background: ${color.surface};
  gap: ${space(3)} ${space(4)};
  grid-template-columns: 72px minmax(0, 1fr);

  &:hover {
    border-color: ${color.lineStrong};
  }
`

const Facts = styled.div`
  display: grid;
  gap: ${space(1)};
`

const Code = styled.h2`
  font: ${title.h4};
`

/* On touch as high as a finger, without moving the lines around it. */
const Whole = createLink(styled.a`
  display: inline-block;
  color: ${color.ink};
  text-decoration: none;

  ${media.coarse} {
    min-width: ${size.target};
    padding-block: ${space(2.5)};
    margin-block: -${space(2.5)};
  }

  ${coveringLink}
`)

const Small = styled.p`
  color: ${color.inkSoft};
  font-size: ${text.sm};
`

const Sums = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  grid-column: 1 / -1;
`
