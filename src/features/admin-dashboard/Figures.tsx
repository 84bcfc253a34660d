import type { Dashboard } from '@/api/generated/model'
import { type DayRange, type Change, changeOf, pointsOf } from '@/domain/admin/dashboard'
import { useMsg } from '@/i18n/use-msg'
import { formatVnd } from '@/lib/money'
import { Link } from '@/ui/actions/Link'
import { FigureGrid } from './dashboard-style'
import { FigureCard } from './FigureCard'
import { useFigures } from './use-figures'

type FiguresProps = {
  /** The figures of the period, and of the one before. */
  data: Dashboard
  /** The period, for the links into the list of orders. */
  days: DayRange
}

/** The four figures of a period (Product §10.3), each compared with the previous period. */
export function Figures({ data, days }: FiguresProps) {
  const msg = useMsg()
  const { count, percent, tenths } = useFigures()
  const revenue = changeOf(data.revenue)
  const orders = changeOf(data.orders)
  const average = changeOf(data.average_value)
  const cancelled = pointsOf(data.cancellation_rate)
  const words = ({ direction, by }: Change) =>
    by === null && direction === 'same'
      ? msg('adminDashboard.change.none')
      : by === null
        ? msg('adminDashboard.change.fromNothing')
        : msg(`adminDashboard.change.${direction}`, { by: percent(by) })
  return (
    <FigureGrid as="dl">
      <FigureCard
        name={msg('adminDashboard.revenue')}
        value={formatVnd(data.revenue.current)}
        change={revenue}
        words={words(revenue)}
      />
      <FigureCard
        name={
          <Link to="/admin/orders" search={days}>
            {msg('adminDashboard.orders')}
          </Link>
        }
        value={count(data.orders.current)}
        change={orders}
        words={words(orders)}
      />
      <FigureCard
        name={msg('adminDashboard.average')}
        value={formatVnd(data.average_value.current)}
        change={average}
        words={words(average)}
      />
      <FigureCard
        name={
          <Link to="/admin/orders" search={{ ...days, status: 'cancelled' }}>
            {msg('adminDashboard.cancellation')}
          </Link>
        }
        value={percent(data.cancellation_rate.current)}
        change={cancelled}
        words={msg(`adminDashboard.points.${cancelled.direction}`, {
          by: tenths(cancelled.by ?? 0),
        })}
        moreIsGood={false}
      />
    </FigureGrid>
  )
}
