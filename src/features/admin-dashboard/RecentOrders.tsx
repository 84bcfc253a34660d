import { useId } from 'react'
import type { AdminOrderRow } from '@/api/generated/model'
import { localeAtom } from '@/i18n/state'
import { useMsg } from '@/i18n/use-msg'
import { formatMoment } from '@/lib/dates'
import { formatVnd } from '@/lib/money'
import { useAtomValue } from '@/lib/store'
import { Link } from '@/ui/actions/Link'
import {
  Card,
  CardHead,
  CardTitle,
  Figure,
  NothingYet,
  RowLink,
  Rows,
  RowText,
  Soft,
} from './dashboard-style'

type RecentOrdersProps = {
  /** The newest first. */
  orders: readonly AdminOrderRow[]
}

/** The latest orders, independent of the period. */
export function RecentOrders({ orders }: RecentOrdersProps) {
  const msg = useMsg()
  const locale = useAtomValue(localeAtom)
  const id = useId()
  return (
    <Card aria-labelledby={id}>
      <CardHead>
        <CardTitle id={id}>{msg('adminDashboard.recent')}</CardTitle>
        <Link to="/admin/orders">{msg('adminDashboard.recent.all')}</Link>
      </CardHead>
      {orders.length === 0 ? (
        <NothingYet>{msg('adminDashboard.recent.none')}</NothingYet>
      ) : (
        <Rows aria-labelledby={id}>
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
        </Rows>
      )}
    </Card>
  )
}
