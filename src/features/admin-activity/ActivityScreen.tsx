import { useMemo } from 'react'
import styled from 'styled-components'
import type { ActivityEntry } from '@/api/generated/model'
import { activityKinds, activitySearchSchema } from '@/domain/activity/activity'
import { ScreenHead } from '@/features/admin/ScreenHead'
import { useMsg } from '@/i18n/use-msg'
import { media } from '@/theme/tokens.gen'
import { Link } from '@/ui/actions/Link'
import { ShopTime } from '@/ui/data/ShopTime'
import { ClockIcon } from '@/ui/icons'
import { Text } from '@/ui/layout/basics'
import { DataList } from '@/ui/table/DataList'
import { columnHelper } from '@/ui/table/list-table'
import { useListState } from '@/ui/table/use-list'
import { LoggedChangeList } from './ProductHistoryPanel'
import { activityErrorText, useActivityPage } from './queries'

/**
 * The activity log (Product §10.11): all changes, the newest first. Each has its author, and the value of
 * each field before and after.
 */
export function ActivityScreen() {
  const msg = useMsg()
  const list = useListState({ name: 'activity', schema: activitySearchSchema })
  // `object_id` limits the log to one record. A new filter drops this limit, because staff then search the
  // whole log.
  const change: typeof list.change = (parts) => list.change({ object_id: undefined, ...parts })
  const query = useActivityPage(list.search)
  const people = query.data?.people ?? []
  return (
    <>
      <ScreenHead title={msg('activity.title')} />
      <DataList
        label={msg('activity.title')}
        query={query}
        list={{ ...list, change }}
        filters={[
          {
            name: 'kind',
            label: msg('activity.kind'),
            options: activityKinds.map((kind) => ({
              value: kind,
              label: msg(`activity.kind.${kind}`),
            })),
          },
          {
            name: 'by',
            label: msg('activity.by'),
            options: people.map((name) => ({ value: name, label: name })),
          },
          { days: { from: msg('activity.from'), to: msg('activity.to') } },
        ]}
        columns={useColumns()}
        rows={query.data?.entries}
        rowId={({ id }) => String(id)}
        rowName={(entry) => entry.name || msg(`activity.kind.${entry.kind}`)}
        errors={activityErrorText}
        countText={(n) => msg('activity.total', { n })}
        empty={{
          nothing: { icon: <ClockIcon size={48} />, title: msg('activity.empty') },
          noMatch: msg('activity.noMatch'),
        }}
      />
    </>
  )
}

const column = columnHelper<ActivityEntry>()

function useColumns() {
  const msg = useMsg()
  return useMemo(
    () =>
      column.columns([
        column.display({
          id: 'what',
          header: msg('activity.column.what'),
          meta: { card: 'heading' },
          cell: ({ row }) => <ThingLink entry={row.original} />,
        }),
        column.accessor('action', {
          header: msg('activity.column.action'),
          meta: { card: 'detail' },
          cell: ({ getValue }) => <Whole>{msg(`activity.action.${getValue()}`)}</Whole>,
        }),
        column.accessor('by', {
          header: msg('activity.column.by'),
          meta: { card: 'detail' },
          cell: ({ getValue }) => <Whole>{getValue()}</Whole>,
        }),
        column.accessor('at', {
          header: msg('activity.column.at'),
          meta: { card: 'detail' },
          cell: ({ getValue }) => <ShopTime at={getValue()} />,
        }),
        column.display({
          id: 'changes',
          header: msg('activity.column.changes'),
          meta: { card: 'line' },
          cell: ({ row }) => <LoggedChangeList entry={row.original} />,
        }),
      ]),
    [msg],
  )
}

/**
 * The name of the changed record. It is a link unless the record was deleted. For a product or an order, the
 * link opens the record and compares it with this log entry. For any other record, it opens the list of such
 * records.
 */
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

/** In a table there is enough space for a whole word or name, so it stays in one line. */
const Whole = styled.span`
  ${media.tablet} {
    white-space: nowrap;
  }
`
