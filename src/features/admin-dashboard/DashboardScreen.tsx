import { createLink, linkOptions, useNavigate, useSearch } from '@tanstack/react-router'
import styled from 'styled-components'
import * as v from 'valibot'
import type { Dashboard } from '@/api/generated/model'
import { type DashboardSearch, dashboardSearch, daysOf } from '@/domain/dashboard'
import { AdminHead } from '@/features/admin/AdminHead'
import { useLocale, useMsg } from '@/i18n/use-msg'
import { formatDay, shopDay } from '@/lib/dates'
import { formatVnd } from '@/lib/numbers'
import { color, media, radius, space, text, title } from '@/theme/tokens.gen'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Text } from '@/ui/layout/basics'
import { TitledCard } from '@/ui/layout/TitledCard'
import { DashboardFigures } from './DashboardFigures'
import { useFigures } from './queries'
import { RangePicker } from './RangePicker'

/** Product §10.3, Dashboard: the waiting work, and below it the figures of a period. */
export function DashboardScreen() {
  const msg = useMsg()
  const search = v.parse(dashboardSearch, useSearch({ strict: false }))
  const navigate = useNavigate()
  return (
    <>
      <AdminHead title={msg('admin.nav.dashboard')} />
      <DashboardWork search={search} />
      <RangePicker
        search={search}
        onSearch={(next) => void navigate({ to: '/admin', search: next, resetScroll: false })}
      />
      <DashboardFigures search={search} />
    </>
  )
}

/**
 * The waiting work. It does not depend on the period, but it is loaded together with the figures. The figures
 * show the error of a failed load.
 */
function DashboardWork({ search }: { search: DashboardSearch }) {
  const { data, isPending } = useFigures(daysOf(search, shopDay()))
  if (data) return <WorkView {...data} />
  return (
    isPending && (
      <Room>
        <Skeleton height="100%" radius="md" />
      </Room>
    )
  )
}

/* As high as the waiting work. */
const Room = styled.div`
  height: 354px;

  ${media.tablet} {
    height: 264px;
  }

  ${media.desktop} {
    height: 212px;
  }

  ${media.wide} {
    height: 190px;
  }
`

/** The link for each kind of work, the most urgent kind first. */
const lists = {
  unclear: linkOptions({ to: '/admin/orders', search: { payment_state: 'unclear' } }),
  pending: linkOptions({ to: '/admin/orders', search: { status: 'pending' } }),
  processing: linkOptions({ to: '/admin/orders', search: { status: 'processing' } }),
  returns: linkOptions({ to: '/admin/returns' }),
  low_stock: linkOptions({ to: '/admin/products', search: { stock: 'low', status: 'active' } }),
  owed: linkOptions({ to: '/admin/orders', search: { payment_state: 'owed' } }),
}
const kinds = ['unclear', 'pending', 'processing', 'returns', 'low_stock', 'owed'] as const

/**
 * Each kind of waiting work with its count; hidden where the host counts none (Product §10.3.1g, §10.22.6).
 */
export function WorkView({ work, owed_cash: owed }: Pick<Dashboard, 'work' | 'owed_cash'>) {
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
            <Kind {...lists[kind]}>
              <Count>{counts[kind]}</Count>
              <span>
                {msg(`adminDashboard.work.${kind}`)}
                {kind === 'owed' && owed && (
                  <Text as="span" $color="inkSoft">
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

  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  ${media.desktop} {
    grid-template-columns: repeat(auto-fit, minmax(${space(38)}, 1fr));
  }
`

const Kind = createLink(styled.a`
  display: flex;
  height: 100%;
  min-height: ${space(12)};
  align-items: center;
  gap: ${space(3)};
  padding: ${space(2)} ${space(3)};
  border-radius: ${radius.sm};
  background: ${color.sand};
  color: ${color.ink};
  font-size: ${text.sm};
  text-decoration: none;

  &:hover {
    box-shadow: inset 0 0 0 1px ${color.lineStrong};
  }

  & > span > span {
    display: block;
  }

  ${media.tablet} {
    display: grid;
    gap: 0;
    align-content: start;
  }
`)

const Count = styled.span`
  min-width: 2ch;
  font: ${title.h3};
  font-variant-numeric: tabular-nums lining-nums;
`
