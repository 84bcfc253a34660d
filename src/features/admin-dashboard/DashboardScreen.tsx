import { createLink, linkOptions, useNavigate, useSearch } from '@tanstack/react-router'
import styled from 'styled-components'
import * as v from 'valibot'
import type { Dashboard } from '@/api/generated/model'
import { type DashboardSearch, dashboardSchema, daysToShow } from '@/domain/dashboard'
import { ScreenHead } from '@/features/admin/ScreenHead'
import { useLocale, useMsg } from '@/i18n/use-msg'
import { formatDay, shopDay } from '@/lib/dates'
import { formatVnd } from '@/lib/numbers'
import { color, media, radius, space, text, title } from '@/theme/tokens.gen'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { ArrowRightIcon } from '@/ui/icons'
import { Text } from '@/ui/layout/basics'
import { TitledCard } from '@/ui/layout/TitledCard'
import { DashboardFigures } from './DashboardFigures'
import { DayRangePicker } from './DayRangePicker'
import { useDashboardFigures } from './queries'

/** The dashboard (Product §10.3): the waiting work, and below it the figures of a period. */
export function DashboardScreen() {
  const msg = useMsg()
  const search = v.parse(dashboardSchema, useSearch({ strict: false }))
  const navigate = useNavigate()
  return (
    <>
      <ScreenHead title={msg('admin.nav.dashboard')} />
      <DashboardWork search={search} />
      <DayRangePicker
        search={search}
        onSearch={(next) => void navigate({ to: '/admin', search: next, resetScroll: false })}
      />
      <DashboardFigures search={search} />
    </>
  )
}

/**
 * The work that waits for staff, such as new orders. It does not depend on the period, but the host sends it
 * together with the figures. If that call fails, nothing is shown here, because the figures below show the
 * error.
 */
function DashboardWork({ search }: { search: DashboardSearch }) {
  const { data, isPending } = useDashboardFigures(daysToShow(search, shopDay()))
  if (data) return <WaitingWorkCard {...data} />
  return (
    isPending && (
      <Room>
        <Skeleton height="100%" radius="md" />
      </Room>
    )
  )
}

/* Reserves the height of the waiting work while it loads. */
const Room = styled.div`
  height: 374px;

  ${media.wide} {
    height: 160px;
  }
`

/** The page with the work of each kind. */
const lists = {
  unclear: linkOptions({ to: '/admin/orders', search: { payment_state: 'unclear' } }),
  pending: linkOptions({ to: '/admin/orders', search: { status: 'pending' } }),
  returns: linkOptions({ to: '/admin/returns' }),
  processing: linkOptions({ to: '/admin/orders', search: { status: 'processing' } }),
  owed: linkOptions({ to: '/admin/orders', search: { payment_state: 'owed' } }),
  low_stock: linkOptions({ to: '/admin/products', search: { stock: 'low', status: 'active' } }),
}
const kinds = ['unclear', 'pending', 'returns', 'processing', 'owed', 'low_stock'] as const
/** The kinds of work for which a customer waits. They are highlighted. */
const urgent: ReadonlySet<string> = new Set<(typeof kinds)[number]>([
  'unclear',
  'pending',
  'returns',
])

/**
 * A card with the kinds of waiting work and their counts, the most urgent kind first. Renders nothing if the
 * host sends no counts (Product §10.3.1g, §10.22.2).
 */
export function WaitingWorkCard({ work, owed_cash: owed }: Pick<Dashboard, 'work' | 'owed_cash'>) {
  const msg = useMsg()
  const locale = useLocale()
  if (!work && !owed?.orders) return null
  const counts = { ...work, owed: owed?.orders }
  const waiting = kinds.filter((kind) => counts[kind])
  return (
    <TitledCard title={msg('adminDashboard.work')}>
      {waiting.length === 0 && <Text $color="inkSoft">{msg('adminDashboard.work.none')}</Text>}
      <Kinds>
        {waiting.map((kind) => (
          <li key={kind}>
            <Kind {...lists[kind]} data-urgent={urgent.has(kind) || undefined}>
              <Count>{counts[kind]}</Count>
              <ArrowRightIcon size={18} />
              <span>
                {msg(`adminDashboard.work.${kind}`)}
                {kind === 'owed' && owed && (
                  <Text as="span" $size="xs" $color="inkSoft">
                    {msg('adminDashboard.work.owed.text', {
                      amount: formatVnd(owed.amount),
                      day: owed.since === null ? '' : formatDay(owed.since, locale),
                    })}
                  </Text>
                )}
              </span>
            </Kind>
          </li>
        ))}
      </Kinds>
    </TitledCard>
  )
}

const Kinds = styled.ul`
  display: grid;
  gap: ${space(2)};

  ${media.wide} {
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
  }
`

const Kind = createLink(styled.a`
  display: grid;
  height: 100%;
  min-height: ${space(12)};
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 ${space(3)};
  padding: ${space(2)} ${space(3)};
  border: 1px solid ${color.line};
  border-radius: ${radius.sm};
  color: ${color.ink};
  font-size: ${text.sm};
  text-decoration: none;

  &:hover {
    border-color: ${color.lineStrong};
  }

  &[data-urgent] {
    border-color: transparent;
    background: ${color.accentSoft};
  }

  &[data-urgent] > :first-child {
    color: ${color.accent};
    font: ${title.h3};
  }

  & > svg {
    order: 1;
  }

  & > span > span {
    display: block;
  }
`)

const Count = styled.span`
  min-width: ${space(6)};
  font: ${title.h4};
  font-variant-numeric: tabular-nums lining-nums;
`
