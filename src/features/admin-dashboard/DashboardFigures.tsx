import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import styled from 'styled-components'
import { joinedFieldErrors, staffErrorTable } from '@/api/errors'
import type { Dashboard } from '@/api/generated/model'
import {
  amountChange,
  type DashboardSearch,
  type DayRange,
  daysToShow,
  type PeriodChange,
  rateChange,
} from '@/domain/dashboard'
import type { MessageId } from '@/i18n/message-id.gen'
import { useErrorTextOf, useMsg } from '@/i18n/use-msg'
import { shopDay } from '@/lib/dates'
import { formatVnd } from '@/lib/numbers'
import { color, control, media, motion, radius, space, text, title } from '@/theme/tokens.gen'
import { Link } from '@/ui/actions/Link'
import { Async } from '@/ui/feedback/Async'
import { BlockBoundary } from '@/ui/feedback/BlockBoundary'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { PaymentMethodChart, RevenueChart, OrderStatusChart } from './DashboardCharts'
import { RecentOrders, TopProducts } from './DashboardLists'
import { useDashboardFigures } from './queries'

/**
 * Loads and shows the figures of a period. Its days are days in the shop's time zone. While new figures load,
 * the old figures stay on the screen in a paler colour.
 */
export function DashboardFigures({ search }: { search: DashboardSearch }) {
  const days = daysToShow(search, shopDay())
  const query = useDashboardFigures(days)
  return (
    <Async
      query={query}
      skeleton={<DashboardSkeleton />}
      errorMessage={useErrorTextOf(dashboardErrors)}
    >
      {(data) => (
        <Pale data-pale={query.isPlaceholderData || undefined}>
          <DashboardView data={data} days={days} />
        </Pale>
      )}
    </Async>
  )
}

const dashboardErrors = staffErrorTable<MessageId>('adminDashboard.error', {
  422: joinedFieldErrors,
})

type DashboardViewProps = { data: Dashboard; days: DayRange }

/** Figures, charts and lists of a period (Product §10.3). */
export function DashboardView({ data, days }: DashboardViewProps) {
  const msg = useMsg()
  const empty = data.orders.current === 0 ? msg('adminDashboard.noOrders') : undefined
  return (
    <>
      <BlockBoundary>
        <Figures data={data} days={days} />
      </BlockBoundary>
      <PartGrid>
        <div data-wide>
          <BlockBoundary>
            <RevenueChart data={data} empty={empty} />
          </BlockBoundary>
        </div>
        <div data-third>
          <BlockBoundary>
            <OrderStatusChart data={data} days={days} empty={empty} />
          </BlockBoundary>
        </div>
        <Parts>
          <BlockBoundary>
            <TopProducts products={data.top_products} />
          </BlockBoundary>
          <BlockBoundary>
            <PaymentMethodChart data={data} days={days} empty={empty} />
          </BlockBoundary>
        </Parts>
        <BlockBoundary>
          <RecentOrders orders={data.recent_orders} />
        </BlockBoundary>
      </PartGrid>
    </>
  )
}

/** The four figures of a period (Product §10.3), each compared with the previous period. */
function Figures({ data, days }: DashboardViewProps) {
  const msg = useMsg()
  const { formatNumber } = useIntl()
  const tenths = { maximumFractionDigits: 1 } as const
  const percent = (share: number) => formatNumber(share, { ...tenths, style: 'percent' })
  const changeText = ({ direction, by }: PeriodChange) =>
    by === null && direction === 'same'
      ? msg('adminDashboard.change.none')
      : by === null
        ? msg('adminDashboard.change.fromNothing')
        : msg(`adminDashboard.change.${direction}`, { by: percent(by) })
  const pointsText = ({ direction, by }: PeriodChange) =>
    msg(`adminDashboard.points.${direction}`, { by: formatNumber(by ?? 0, tenths) })
  return (
    <FigureGrid as="dl">
      <FigureCard
        name={msg('adminDashboard.revenue')}
        value={formatVnd(data.revenue.current)}
        hint={msg('adminDashboard.revenue.definition')}
        change={amountChange(data.revenue)}
        changeText={changeText}
      />
      <FigureCard
        name={
          <Link to="/admin/orders" search={days}>
            {msg('adminDashboard.orders')}
          </Link>
        }
        value={formatNumber(data.orders.current)}
        hint={msg('adminDashboard.orders.definition')}
        change={amountChange(data.orders)}
        changeText={changeText}
      />
      <FigureCard
        name={msg('adminDashboard.average')}
        value={formatVnd(data.average_value.current)}
        hint={msg('adminDashboard.average.definition')}
        change={amountChange(data.average_value)}
        changeText={changeText}
      />
      <FigureCard
        name={
          <Link to="/admin/orders" search={{ ...days, status: 'cancelled' }}>
            {msg('adminDashboard.cancellation')}
          </Link>
        }
        value={percent(data.cancellation_rate.current)}
        hint={msg('adminDashboard.cancellation.definition')}
        change={rateChange(data.cancellation_rate)}
        changeText={pointsText}
        moreIsGood={false}
      />
    </FigureGrid>
  )
}

type FigureCardProps = {
  name: ReactNode
  value: string
  /** Explains what the figure counts, for example "without cancelled orders". */
  hint: string
  change: PeriodChange
  changeText: (change: PeriodChange) => string
  /** False if an increase is bad, as for the cancellation rate. */
  moreIsGood?: boolean
}

const arrows: Record<PeriodChange['direction'], string> = { up: '▲', down: '▼', same: '=' }

/** One figure, with an arrow, a text and a colour for its change since the previous period. */
function FigureCard({ name, value, hint, change, changeText, moreIsGood = true }: FigureCardProps) {
  const tone =
    change.direction === 'same'
      ? 'even'
      : (change.direction === 'up') === moreIsGood
        ? 'good'
        : 'bad'
  return (
    <Card>
      <Name>{name}</Name>
      <Value>{value}</Value>
      <ChangeText data-tone={tone}>
        <span aria-hidden="true">{arrows[change.direction]}</span> {changeText(change)}
      </ChangeText>
      <Hint>{hint}</Hint>
    </Card>
  )
}

function DashboardSkeleton() {
  return (
    <>
      <FigureGrid>
        {['revenue', 'orders', 'average', 'cancellation'].map((figure) => (
          <Skeleton key={figure} height="166px" radius="md" />
        ))}
      </FigureGrid>
      <PartGrid>
        <div data-wide>
          <Skeleton height="374px" radius="md" />
        </div>
        <div data-third>
          <Skeleton height="374px" radius="md" />
        </div>
        <Skeleton height="600px" radius="md" />
        <Skeleton height="600px" radius="md" />
      </PartGrid>
    </>
  )
}

const Pale = styled.div`
  transition: opacity ${motion.base} ${motion.ease};

  &[data-pale] {
    opacity: 0.55;
  }
`

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};

  ${media.tablet} {
    gap: ${space(4)};
  }
`

const FigureGrid = styled(Parts)`
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`

/**
 * The grid of charts and lists. On wide screens the revenue chart takes two thirds of a row, the status chart
 * one third.
 */
const PartGrid = styled(Parts)`
  margin-block-start: ${space(4)};

  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }

  ${media.tablet} {
    grid-template-columns: repeat(6, minmax(0, 1fr));

    & > * {
      grid-column: span 3;
    }

    & > [data-wide],
    & > [data-third] {
      grid-column: 1 / -1;
    }
  }

  ${media.desktop} {
    & > [data-wide] {
      grid-column: span 4;
    }

    & > [data-third] {
      grid-column: span 2;
    }
  }
`

const Card = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-content: start;
  align-items: baseline;
  gap: 0 ${space(4)};
  padding: 0 ${space(4)} ${space(2)};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
    padding: ${space(3)} ${space(5)} ${space(4)};
  }
`

const Name = styled.dt`
  display: flex;
  min-height: ${control.height};
  align-items: center;
  color: ${color.inkSoft};
  font-size: ${text.sm};

  & > a {
    display: inline-flex;
    min-height: ${control.height};
    align-items: center;
  }
`

const Value = styled.dd`
  font: ${title.h4};
  font-variant-numeric: tabular-nums lining-nums;
  white-space: nowrap;

  ${media.wide} {
    font: ${title.h3};
  }
`

const Hint = styled.dd`
  grid-column: 1 / -1;
  color: ${color.inkSoft};
  font-size: ${text.sm};
`

const ChangeText = styled.dd`
  grid-column: 1 / -1;
  color: ${color.inkSoft};
  font-size: ${text.sm};

  &[data-tone='good'] {
    color: ${color.positive};
  }

  &[data-tone='bad'] {
    color: ${color.danger};
  }

  ${media.tablet} {
    margin-block-start: ${space(1)};
  }
`
