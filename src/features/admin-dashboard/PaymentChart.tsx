import type { PaymentMethod, PaymentSplit } from '@/api/generated/model'
import type { DayRange } from '@/domain/admin/dashboard'
import { useMsg } from '@/i18n/use-msg'
import { formatVnd } from '@/lib/money'
import { ChartCard } from '@/ui/chart/ChartCard'
import { SplitBar } from '@/ui/chart/SplitBar'
import { Link } from '@/ui/actions/Link'
import { TargetLine } from './target-line'
import { useFigures } from './use-figures'

type PaymentChartProps = {
  /** Orders and revenue by payment method. */
  split: readonly PaymentSplit[]
  /** The period, for the links into the list of orders. */
  days: DayRange
  /** Shown instead of the chart when nothing was ordered. */
  empty: string | undefined
}

/** Orders by payment method; each method links to its orders. */
export function PaymentChart({ split, days, empty }: PaymentChartProps) {
  const msg = useMsg()
  const { count, wholePercent } = useFigures()
  const all = split.reduce((sum, { orders }) => sum + orders, 0)
  const title = msg('adminDashboard.payments')
  const partOf = (method: PaymentMethod) => {
    const { orders = 0, revenue = 0 } =
      split.find(({ payment_method }) => payment_method === method) ?? {}
    return {
      key: method,
      value: orders,
      share: wholePercent(orders / Math.max(1, all)),
      detail: msg('adminDashboard.payments.detail', { n: orders, revenue: formatVnd(revenue) }),
      name: (
        <TargetLine>
          <Link to="/admin/orders" search={{ ...days, payment_method: method }}>
            {msg(`adminDashboard.payment.${method}`)}
          </Link>
        </TargetLine>
      ),
    }
  }
  return (
    <ChartCard
      title={title}
      empty={empty}
      table={{
        headings: [
          msg('adminDashboard.column.payment'),
          msg('adminDashboard.column.orders'),
          msg('adminDashboard.column.revenue'),
        ],
        rows: split.map(({ payment_method, orders, revenue }) => ({
          key: payment_method,
          cells: [
            msg(`adminDashboard.payment.${payment_method}`),
            count(orders),
            formatVnd(revenue),
          ],
        })),
      }}
    >
      <SplitBar label={title} parts={[partOf('cod'), partOf('paypal')]} />
    </ChartCard>
  )
}
