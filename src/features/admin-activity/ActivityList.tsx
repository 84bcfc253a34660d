import { type ReactNode, useMemo, useRef } from 'react'
import styled from 'styled-components'
import * as v from 'valibot'
import type { ActivityEntry, Pagination } from '@/api/generated/model'
import { type ActivitySearch, activitySearch, isNarrowed } from '@/domain/admin/activity'
import { useErrorText, useMsg } from '@/i18n/use-msg'
import { media } from '@/theme/breakpoints'
import { Button } from '@/ui/actions/Button'
import { ShopTime } from '@/ui/data/ShopTime'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { ClockIcon } from '@/ui/icons'
import { DataList } from '@/ui/table/DataList'
import { listColumns, useListTable } from '@/ui/table/list-table'
import { type RoomyColumns, useListAddress } from '@/ui/table/use-list-address'
import { ChangeList } from './ChangeList'
import { activityErrors } from './errors'
import { useActivityPage } from './queries'
import { ThingLink } from './ThingLink'

type ActivityListProps = {
  search: ActivitySearch
  onSearch: (search: ActivitySearch) => void
  /** Links to the other pages. */
  pages: (pagination: Pagination) => ReactNode
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

/** A page of what staff changed, the last first. */
export function ActivityList({ search, onSearch, pages }: ActivityListProps) {
  const msg = useMsg()
  const errorText = useErrorText()
  const count = useRef<HTMLParagraphElement>(null)
  const query = useActivityPage(search)
  const address = useListAddress({
    list: 'activity',
    search,
    read: readSearch,
    onSearch,
    roomy: noRoomy,
  })
  const table = useListTable<ActivityEntry>({
    columns: useColumns(),
    data: query.data?.entries ?? noEntries,
    getRowId: ({ id }) => String(id),
    state: { columnVisibility: address.view.visibility },
    onColumnVisibilityChange: address.view.setVisibility,
  })
  return (
    <DataList
      label={msg('activity.title')}
      query={query}
      table={table}
      address={address}
      rowName={(entry) => entry.name || msg(`activity.kind.${entry.kind}`)}
      errorMessage={(error) => errorText(activityErrors(error))}
      countText={(n) => msg('activity.total', { n })}
      countRef={count}
      empty={() => (
        <EmptyState
          icon={<ClockIcon size={48} />}
          title={msg(isNarrowed(search) ? 'activity.noMatch' : 'activity.empty')}
          action={
            isNarrowed(search) && (
              <Button
                onClick={() => {
                  count.current?.focus()
                  onSearch({})
                }}
              >
                {msg('table.filters.clear')}
              </Button>
            )
          }
        />
      )}
      pages={({ pagination }) => pages(pagination)}
    />
  )
}

/** A short word or a name: in one line where the table has room. */
const Whole = styled.span`
  ${media.tablet} {
    white-space: nowrap;
  }
`

const readSearch = (search: unknown) => v.parse(activitySearch, search)
const noEntries: ActivityEntry[] = []
const noRoomy: RoomyColumns = {}
