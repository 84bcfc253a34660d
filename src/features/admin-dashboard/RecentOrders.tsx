import type { AdminOrderRow } from '@/api/generated/model'
import { localeAtom } from '@/i18n/state'
import { useMsg } from '@/i18n/use-msg'
import { formatMoment } from '@/lib/dates'
import { formatVnd } from '@/lib/money'
import { useAtomValue } from '@/lib/store'
import { Link } from '@/ui/actions/Link'
import { Figure, RowLink, RowText, Soft } from './dashboard-style'
import { ListCard } from './ListCard'

type RecentOrdersProps = {
  /** The newest first. */
  orders: readonly AdminOrderRow[]
}

/** The latest orders, independent of the period. */
export function RecentOrders({ orders }: RecentOrdersProps) {
  const msg = useMsg()
  const locale = useAtomValue(localeAtom)
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
              <br />
              <Soft>{msg(`adminDashboard.status.${order.status}`)}</Soft>
            </Figure>
          </RowLink>
        </li>
      ))}
    </ListCard>
  )
}
