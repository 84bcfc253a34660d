import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { Dashboard, PaymentMethod } from '@/api/generated/model'
import type { DayRange } from '@/domain/dashboard'
import type { AdminOrdersSearch } from '@/domain/order/orders-list'
import { useMsg } from '@/i18n/use-msg'
import { formatVnd } from '@/lib/numbers'
import { Link } from '@/ui/actions/Link'
import { BarList } from '@/ui/chart/BarList'
import { ChartCard } from '@/ui/chart/ChartCard'
import { ColumnChart } from '@/ui/chart/ColumnChart'
import { SplitBar } from '@/ui/chart/SplitBar'
import { useFormats } from './use-formats'

type ChartProps = {
  data: Dashboard
  /** For the links into the list of orders. */
  days: DayRange
  /** Said instead of the chart. */
  empty: string | undefined
}

export function RevenueChart({ data, empty }: Omit<ChartProps, 'days'>) {
  const points = data.revenue_by_day
  const msg = useMsg()
  const { count, day, short, shortDay } = useFormats()
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

/** Orders by payment method; each method links to its orders. */
export function PaymentChart({ data: { payment_split: split }, days, empty }: ChartProps) {
  const msg = useMsg()
  const { wholePercent } = useFormats()
  const all = split.reduce((sum, { orders }) => sum + orders, 0)
  const title = msg('adminDashboard.payments')
  const nameOf = (method: PaymentMethod) => msg(`adminDashboard.payment.${method}`)
  const partOf = (method: PaymentMethod) => {
    const { orders = 0, revenue = 0 } =
      split.find(({ payment_method }) => payment_method === method) ?? {}
    return {
      key: method,
      value: orders,
      share: wholePercent(orders / Math.max(1, all)),
      detail: msg('adminDashboard.payments.detail', { n: orders, revenue: formatVnd(revenue) }),
      name: <OrdersLink search={{ ...days, payment_method: method }}>{nameOf(method)}</OrdersLink>,
    }
  }
  return (
    <OrderGroups
      title={title}
      empty={empty}
      headings={[
        msg('adminDashboard.column.payment'),
        msg('adminDashboard.column.sold'),
        msg('adminDashboard.column.revenue'),
      ]}
      groups={split.map(({ payment_method, orders, revenue }) => ({
        key: payment_method,
        name: nameOf(payment_method),
        orders,
        figure: formatVnd(revenue),
      }))}
    >
      <SplitBar label={title} parts={[partOf('cod'), partOf('paypal')]} />
    </OrderGroups>
  )
}

/** Orders by status, in the order of an order's life; each status links to its orders. */
export function StatusChart({ data: { status_counts: counts }, days, empty }: ChartProps) {
  const msg = useMsg()
  const formats = useFormats()
  const all = counts.reduce((sum, { count }) => sum + count, 0)
  const title = msg('adminDashboard.statuses')
  const groups = counts.map(({ status, count }) => ({
    key: status,
    name: msg(`adminDashboard.status.${status}`),
    orders: count,
    figure: formats.wholePercent(count / Math.max(1, all)),
  }))
  return (
    <OrderGroups
      title={title}
      empty={empty}
      headings={[
        msg('adminDashboard.column.status'),
        msg('adminDashboard.column.orders'),
        msg('adminDashboard.column.share'),
      ]}
      groups={groups}
    >
      <BarList
        label={title}
        bars={groups.map(({ key, name, orders }) => ({
          key,
          value: orders,
          text: formats.count(orders),
          name: <OrdersLink search={{ ...days, status: key }}>{name}</OrdersLink>,
        }))}
      />
    </OrderGroups>
  )
}

type OrderGroupsProps = {
  title: string
  empty: string | undefined
  headings: readonly [name: string, orders: string, figure: string]
  groups: readonly { key: string; name: string; orders: number; figure: string }[]
  children: ReactNode
}

/** The card of a chart that counts orders by group. */
function OrderGroups({ title, empty, headings, groups, children }: OrderGroupsProps) {
  const { count } = useFormats()
  return (
    <ChartCard
      title={title}
      empty={empty}
      table={{
        headings: [...headings],
        rows: groups.map(({ key, name, orders, figure }) => ({
          key,
          cells: [name, count(orders), figure],
        })),
      }}
    >
      {children}
    </ChartCard>
  )
}

function OrdersLink({ search, children }: { search: AdminOrdersSearch; children: string }) {
  return (
    <LinkLine>
      <Link to="/admin/orders" search={search}>
        {children}
      </Link>
    </LinkLine>
  )
}

const LinkLine = styled.span`
  & > a {
    display: inline-flex;
    min-height: 44px;
    align-items: center;
  }
`
