import { type ReactNode, useMemo } from 'react'
import styled from 'styled-components'
import type { ActivityEntry, Pagination } from '@/api/generated/model'
import {
  activityKinds,
  type ActivitySearch,
  activitySearch,
  isNarrowed,
} from '@/domain/activity/activity'
import { useMsg } from '@/i18n/use-msg'
import { media } from '@/theme/breakpoints'
import { Button } from '@/ui/actions/Button'
import { Link } from '@/ui/actions/Link'
import { ShopTime } from '@/ui/data/ShopTime'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { ClockIcon } from '@/ui/icons'
import { Text } from '@/ui/layout/Text'
import { DataList } from '@/ui/table/DataList'
import { FilterDays, FilterLine, FilterSelect } from '@/ui/table/FilterLine'
import { listColumns } from '@/ui/table/list-table'
import { useListAddress } from '@/ui/table/use-list-address'
import { ChangeList } from './ChangeList'
import { activityErrors, useActivityPage } from './queries'

type ActivityListProps = {
  search: ActivitySearch
  onSearch: (search: ActivitySearch) => void
  pages: (pagination: Pagination) => ReactNode
}

/** A page of what staff changed, the last first. */
export function ActivityList({ search, onSearch, pages }: ActivityListProps) {
  const msg = useMsg()
  const query = useActivityPage(search)
  const address = useListAddress({ list: 'activity', search, schema: activitySearch, onSearch })
  const columns = useColumns()
  return (
    <DataList
      label={msg('activity.title')}
      query={query}
      address={address}
      columns={columns}
      rows={query.data?.entries}
      rowId={({ id }) => String(id)}
      rowName={(entry) => entry.name || msg(`activity.kind.${entry.kind}`)}
      errors={activityErrors}
      countText={(n) => msg('activity.total', { n })}
      empty={() => (
        <EmptyState
          icon={<ClockIcon size={48} />}
          title={msg(isNarrowed(search) ? 'activity.noMatch' : 'activity.empty')}
          action={
            isNarrowed(search) && (
              <Button onClick={() => address.onClear({})}>{msg('table.filters.clear')}</Button>
            )
          }
        />
      )}
      pages={pages}
    />
  )
}

const column = listColumns<ActivityEntry>()

function useColumns() {
  const msg = useMsg()
  return useMemo(
    () =>
      column.columns([
        column.display({
          id: 'what',
          header: msg('activity.column.what'),
          enableHiding: false,
          meta: { card: 'heading' },
          cell: ({ row }) => <ThingLink entry={row.original} />,
        }),
        column.accessor('action', {
          header: msg('activity.column.action'),
          enableHiding: false,
          meta: { card: 'detail' },
          cell: ({ getValue }) => <Whole>{msg(`activity.action.${getValue()}`)}</Whole>,
        }),
        column.accessor('by', {
          header: msg('activity.column.by'),
          enableHiding: false,
          meta: { card: 'detail' },
          cell: ({ getValue }) => <Whole>{getValue()}</Whole>,
        }),
        column.accessor('at', {
          header: msg('activity.column.at'),
          enableHiding: false,
          meta: { card: 'detail' },
          cell: ({ getValue }) => <ShopTime at={getValue()} />,
        }),
        column.display({
          id: 'changes',
          header: msg('activity.column.changes'),
          enableHiding: false,
          meta: { card: 'line' },
          cell: ({ row }) => <ChangeList entry={row.original} />,
        }),
      ]),
    [msg],
  )
}

/** The thing of an entry: a link while it exists, to what it was then where its page can show that. */
function ThingLink({ entry }: { entry: ActivityEntry }) {
  const msg = useMsg()
  const { kind, object_id, action } = entry
  const name = entry.name || msg(`activity.kind.${kind}`)
  if (action === 'deleted')
    return (
      <Text as="span" $weight="bold">
        {name}
      </Text>
    )
  const page = kind === 'product' || kind === 'order' ? pages[kind] : undefined
  return page && object_id !== null ? (
    <Link to={page} params={{ id: String(object_id) }} search={{ version: entry.id }}>
      {name}
    </Link>
  ) : (
    <Link to={lists[kind]}>{name}</Link>
  )
}

const pages = { product: '/admin/products/$id/edit', order: '/admin/orders/$id' } as const
const lists = {
  product: '/admin/products',
  order: '/admin/orders',
  category: '/admin/categories',
  banner: '/admin/banners',
  voucher: '/admin/vouchers',
  homepage: '/admin/homepage',
  settings: '/admin/settings',
} as const

/** Filters by kind of thing, person and days. Each change starts at page 1. */
export function ActivityFilters({ search, onSearch }: Omit<ActivityListProps, 'pages'>) {
  const msg = useMsg()
  const people = useActivityPage(search).data?.people ?? []
  const { page: _, object_id: __, ...first } = search
  const without = <Field extends keyof typeof first>(field: Field) => {
    const { [field]: ___, ...rest } = first
    return rest
  }
  const onDay = (end: 'from' | 'to', day: string | undefined) =>
    onSearch({ ...without(end), ...(day && { [end]: day }) })
  return (
    <FilterLine onClear={isNarrowed(search) ? () => onSearch({}) : undefined}>
      <FilterSelect
        label={msg('activity.kind')}
        value={search.kind ?? ''}
        options={activityKinds.map((kind) => ({
          value: kind,
          label: msg(`activity.kind.${kind}`),
        }))}
        onChange={(chosen) => {
          const kind = activityKinds.find((one) => one === chosen)
          onSearch({ ...without('kind'), ...(kind && { kind }) })
        }}
      />
      <FilterSelect
        label={msg('activity.by')}
        value={search.by ?? ''}
        options={people.map((name) => ({ value: name, label: name }))}
        onChange={(by) => onSearch({ ...without('by'), ...(by && { by }) })}
      />
      <FilterDays
        from={{
          label: msg('activity.from'),
          value: search.from,
          onChange: (day) => onDay('from', day),
        }}
        to={{
          label: msg('activity.to'),
          value: search.to,
          onChange: (day) => onDay('to', day),
        }}
      />
    </FilterLine>
  )
}

/** A short word or a name: in one line where the table has room. */
const Whole = styled.span`
  ${media.tablet} {
    white-space: nowrap;
  }
`
