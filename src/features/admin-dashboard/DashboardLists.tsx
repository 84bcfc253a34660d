import { createLink } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { AdminOrderRow, TopProduct } from '@/api/generated/model'
import { AdminStatusTag } from '@/features/admin-orders/AdminStatusTag'
import { useLocale, useMsg } from '@/i18n/use-msg'
import { formatMoment } from '@/lib/dates'
import { formatVnd } from '@/lib/numbers'
import { color, space } from '@/theme/tokens.gen'
import { Link } from '@/ui/actions/Link'
import { TitledCard } from '@/ui/layout/TitledCard'
import { Picture } from '@/ui/media/Picture'

/** The best-selling products of the period. Their numbers of pieces are shown if they differ. */
export function TopProducts({ products }: { products: readonly TopProduct[] }) {
  const msg = useMsg()
  const differ = new Set(products.map(({ quantity }) => quantity)).size > 1
  return (
    <ListCard
      title={msg('adminDashboard.top')}
      all={<Link to="/admin/products">{msg('adminDashboard.top.all')}</Link>}
      none={msg('adminDashboard.top.none')}
    >
      {products.map((product) => (
        <li key={product.id}>
          <RowLink to="/admin/products/$id/edit" params={{ id: String(product.id) }}>
            <Shot>
              <Picture src={product.image} alt="" ratio="1 / 1" edge="top" sizes="40px" />
            </Shot>
            <RowText>{product.name}</RowText>
            <Figure>
              {formatVnd(product.revenue)}
              {differ && (
                <Soft aria-label={msg('adminDashboard.top.sold', { n: product.quantity })}>
                  × {product.quantity}
                </Soft>
              )}
            </Figure>
          </RowLink>
        </li>
      ))}
    </ListCard>
  )
}

/** The newest orders of the shop. The chosen period does not change this list. */
export function RecentOrders({ orders }: { orders: readonly AdminOrderRow[] }) {
  const msg = useMsg()
  const locale = useLocale()
  return (
    <ListCard
      title={msg('adminDashboard.recent')}
      all={<Link to="/admin/orders">{msg('adminDashboard.recent.all')}</Link>}
      none={msg('adminDashboard.recent.none')}
    >
      {orders.map((order) => (
        <li key={order.id}>
          <RowLink to="/admin/orders/$id" params={{ id: String(order.id) }}>
            <RowText>
              <span>
                {order.code} · {order.full_name}
              </span>
              {order.created_at && <Soft>{formatMoment(order.created_at, locale)}</Soft>}
            </RowText>
            <Figure>
              {formatVnd(order.total_amount)}
              <AdminStatusTag status={order.status} />
            </Figure>
          </RowLink>
        </li>
      ))}
    </ListCard>
  )
}

type ListCardProps = {
  title: string
  all: ReactNode
  /** The text that an empty list shows. */
  none: string
  children: readonly ReactNode[]
}

/** A short list of the dashboard, with a title and a link to the whole list. */
function ListCard({ title, all, none, children }: ListCardProps) {
  return (
    <TitledCard title={title} aside={all && <All>{all}</All>}>
      {children.length === 0 ? (
        <NothingYet>{none}</NothingYet>
      ) : (
        <Rows aria-label={title}>{children}</Rows>
      )}
    </TitledCard>
  )
}

/* The link is 24 px high, because WCAG 2.5.8 requires this size of a target. */
const All = styled.span`
  & > a {
    display: inline-flex;
    min-height: ${space(6)};
    align-items: center;
  }
`

const Rows = styled.ul`
  & > li {
    border-block-start: 1px solid ${color.line};
  }
`

const RowLink = createLink(styled.a`
  display: flex;
  min-height: 52px;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space(3)};
  padding-block: ${space(2)};
  color: ${color.ink};
  text-decoration: none;

  &:hover {
    background: ${color.sand};
    box-shadow: 0 0 0 ${space(2)} ${color.sand};
    clip-path: inset(0 -${space(2)});
    text-decoration: none;
  }
`)

const RowText = styled.span`
  display: grid;
  flex: 1 1 8em;
  min-width: 0;
`

const Soft = styled.span`
  color: ${color.inkSoft};
`

const Figure = styled.span`
  display: grid;
  flex: none;
  font-variant-numeric: tabular-nums;
  justify-items: end;
  white-space: nowrap;
`

const Shot = styled.span`
  flex: none;
  width: 40px;
`

const NothingYet = styled.p`
  padding-block: ${space(8)};
  color: ${color.inkSoft};
  text-align: center;
`
