import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import styled from 'styled-components'
import type { Dashboard } from '@/api/generated/model'
import type { DayRange } from '@/domain/dashboard'
import type { AdminOrdersSearch } from '@/domain/order/orders-list'
import { orderStatusTones } from '@/domain/order/status'
import { AdminStatusTag } from '@/features/admin-orders/AdminStatusTag'
import { useMsg } from '@/i18n/use-msg'
import { formatShortDay, formatWeekday } from '@/lib/dates'
import { formatVnd } from '@/lib/numbers'
import { color } from '@/theme/tokens.gen'
import { Link } from '@/ui/actions/Link'
import { BarList } from '@/ui/chart/BarList'
import { ChartCard } from '@/ui/chart/ChartCard'
import { ColumnChart } from '@/ui/chart/ColumnChart'
import { Text } from '@/ui/layout/basics'

type ChartProps = {
  data: Dashboard
  /** The period of the figures. A link to the list of orders filters the list by these days. */
  days: DayRange
  /** The text instead of the chart if there is nothing to draw. If it is undefined, the chart is shown. */
  empty: string | undefined
}

export function RevenueChart({ data, empty }: Omit<ChartProps, 'days'>) {
  const points = data.revenue_by_day
  const msg = useMsg()
  const { formatNumber, locale } = useIntl()
  return (
    <ChartCard
      title={msg('adminDashboard.revenueByDay')}
      empty={empty}
      table={{
        headings: [
          msg('adminDashboard.column.day'),
          msg('adminDashboard.column.revenue'),
          msg('adminDashboard.column.sold'),
        ],
        rows: points.map(({ date, revenue, orders }) => ({
          key: date,
          cells: [formatWeekday(date, locale), formatVnd(revenue), formatNumber(orders)],
        })),
      }}
    >
      <ColumnChart
        label={msg('adminDashboard.revenueByDay.hint')}
        formatTick={(value) => formatNumber(value, compact)}
        columns={points.map(({ date, revenue, orders }) => ({
          key: date,
          label: formatShortDay(date, locale),
          value: revenue,
          text: msg('adminDashboard.revenueByDay.point', {
            day: formatWeekday(date, locale),
            revenue: formatVnd(revenue),
            n: orders,
          }),
        }))}
      />
    </ChartCard>
  )
}

/** The format of numbers on the axis: 12000000 -> '12M'. Long numbers would not fit. */
const compact = { notation: 'compact', maximumFractionDigits: 1 } as const

/** A chart of orders, grouped by payment method. Each method links to its orders. */
export function PaymentMethodChart({ data: { payment_split: split }, days, empty }: ChartProps) {
  const msg = useMsg()
  const { formatNumber } = useIntl()
  const all = split.reduce((sum, { orders }) => sum + orders, 0)
  return (
    <OrderGroups
      title={msg('adminDashboard.payments')}
      empty={empty}
      headings={[
        msg('adminDashboard.column.payment'),
        msg('adminDashboard.column.sold'),
        msg('adminDashboard.column.revenue'),
      ]}
      groups={split.map(({ payment_method, orders, revenue }) => ({
        key: payment_method,
        name: msg(`adminDashboard.payment.${payment_method}`),
        search: { ...days, payment_method },
        orders,
        figure: formatVnd(revenue),
        text: formatNumber(orders / Math.max(1, all), { style: 'percent' }),
        detail: msg('adminDashboard.payments.detail', { n: orders, revenue: formatVnd(revenue) }),
      }))}
    />
  )
}

/** A chart of orders, grouped by status. Each status links to its orders. */
export function OrderStatusChart({ data: { status_counts: counts }, days, empty }: ChartProps) {
  const msg = useMsg()
  const { formatNumber } = useIntl()
  const all = counts.reduce((sum, { count }) => sum + count, 0)
  return (
    <OrderGroups
      title={msg('adminDashboard.statuses')}
      empty={empty}
      headings={[
        msg('adminDashboard.column.status'),
        msg('adminDashboard.column.orders'),
        msg('adminDashboard.column.share'),
      ]}
      groups={counts.map(({ status, count }) => ({
        key: status,
        name: <AdminStatusTag status={status} />,
        search: { ...days, status },
        fill: toneFills[orderStatusTones[status]],
        orders: count,
        figure: formatNumber(count / Math.max(1, all), { style: 'percent' }),
        text: formatNumber(count),
      }))}
    />
  )
}

/** The bar of a status has the colour of its dot. */
const toneFills = {
  warning: color.warning,
  ink: color.ink,
  going: color.celadon,
  positive: color.positive,
  quiet: color.lineStrong,
} as const

type OrderGroup = {
  key: string
  name: ReactNode
  /** The search parameters with which the list of orders shows this group. */
  search: AdminOrdersSearch
  orders: number
  /** The text in the last column of the table. */
  figure: string
  /** The text beside the bar. */
  text: string
  detail?: string
  fill?: string
}

type OrderGroupsProps = {
  title: string
  empty: string | undefined
  headings: readonly [name: string, orders: string, figure: string]
  groups: readonly OrderGroup[]
}

/** A bar chart of groups of orders. Each group's name links to its orders. */
function OrderGroups({ title, empty, headings, groups }: OrderGroupsProps) {
  const { formatNumber } = useIntl()
  const all = Math.max(
    1,
    groups.reduce((sum, { orders }) => sum + orders, 0),
  )
  return (
    <ChartCard
      title={title}
      empty={empty}
      table={{
        headings: [...headings],
        rows: groups.map(({ key, name, orders, figure }) => ({
          key,
          cells: [name, formatNumber(orders), figure],
        })),
      }}
    >
      <BarList
        label={title}
        bars={groups.map(({ key, name, search, orders, text, detail, fill }) => ({
          key,
          share: orders / all,
          text,
          ...(fill && { fill }),
          name: (
            <LinkLine>
              <Link to="/admin/orders" search={search}>
                {name}
              </Link>
              {detail && <Text $color="inkSoft">{detail}</Text>}
            </LinkLine>
          ),
        }))}
      />
    </ChartCard>
  )
}

const LinkLine = styled.div`
  & > a {
    display: inline-flex;
    min-height: 44px;
    align-items: center;
  }
`
