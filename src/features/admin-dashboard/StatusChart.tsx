import type { StatusCount } from '@/api/generated/model'
import type { DayRange } from '@/domain/admin/dashboard'
import { useMsg } from '@/i18n/use-msg'
import { BarList } from '@/ui/chart/BarList'
import { ChartCard } from '@/ui/chart/ChartCard'
import { Link } from '@/ui/actions/Link'
import { TargetLine } from './target-line'
import { useFigures } from './use-figures'

type StatusChartProps = {
  /** Every status in the order of an order's life. */
  counts: readonly StatusCount[]
  /** The period, for the links into the list of orders. */
  days: DayRange
  /** Shown instead of the chart when nothing was ordered. */
  empty: string | undefined
}

/** Orders of the period by status; each status links to its orders. */
export function StatusChart({ counts, days, empty }: StatusChartProps) {
  const msg = useMsg()
  const { count, wholePercent } = useFigures()
  const all = counts.reduce((sum, one) => sum + one.count, 0)
  const title = msg('adminDashboard.statuses')
  return (
    <ChartCard
      title={title}
      empty={empty}
      table={{
        headings: [
          msg('adminDashboard.column.status'),
          msg('adminDashboard.column.orders'),
          msg('adminDashboard.column.share'),
        ],
        rows: counts.map((one) => ({
          key: one.status,
          cells: [
            msg(`adminDashboard.status.${one.status}`),
            count(one.count),
            wholePercent(one.count / Math.max(1, all)),
          ],
        })),
      }}
    >
      <BarList
        label={title}
        bars={counts.map((one) => ({
          key: one.status,
          value: one.count,
          text: count(one.count),
          name: (
            <TargetLine>
              <Link to="/admin/orders" search={{ ...days, status: one.status }}>
                {msg(`adminDashboard.status.${one.status}`)}
              </Link>
            </TargetLine>
          ),
        }))}
      />
    </ChartCard>
  )
}
