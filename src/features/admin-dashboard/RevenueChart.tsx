import type { RevenuePoint } from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import { formatVnd } from '@/lib/money'
import { ChartCard } from '@/ui/chart/ChartCard'
import { ColumnChart } from '@/ui/chart/ColumnChart'
import { useFigures } from './use-figures'

type RevenueChartProps = {
  /** One for each day of the period, days without orders too. */
  points: readonly RevenuePoint[]
  /** Shown instead of the chart when nothing was ordered. */
  empty: string | undefined
}

/** Revenue by day. */
export function RevenueChart({ points, empty }: RevenueChartProps) {
  const msg = useMsg()
  const { count, day, short, shortDay } = useFigures()
  return (
    <ChartCard
      title={msg('adminDashboard.revenueByDay')}
      empty={empty}
      table={{
        headings: [
          msg('adminDashboard.column.day'),
          msg('adminDashboard.column.revenue'),
          msg('adminDashboard.column.orders'),
        ],
        rows: points.map(({ date, revenue, orders }) => ({
          key: date,
          cells: [day(date), formatVnd(revenue), count(orders)],
        })),
      }}
    >
      <ColumnChart
        label={msg('adminDashboard.revenueByDay.hint')}
        formatTick={short}
        columns={points.map(({ date, revenue, orders }) => ({
          key: date,
          label: shortDay(date),
          value: revenue,
          text: msg('adminDashboard.revenueByDay.point', {
            day: day(date),
            revenue: formatVnd(revenue),
            n: orders,
          }),
        }))}
      />
    </ChartCard>
  )
}
