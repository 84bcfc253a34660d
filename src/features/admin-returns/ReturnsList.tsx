import { createLink } from '@tanstack/react-router'
import { type ReactNode, useMemo, useState } from 'react'
import styled from 'styled-components'
import type { AdminReturnRow, Pagination } from '@/api/generated/model'
import { staffErrorTable } from '@/api/write-errors'
import { isPastEnd } from '@/domain/pagination'
import { isOpen } from '@/domain/returns/moves'
import {
  type AdminReturnsSearch,
  adminReturnsSearch,
  returnStates,
} from '@/domain/returns/returns-list'
import type { MessageId } from '@/i18n/message-id.gen'
import { useMsg } from '@/i18n/use-msg'
import { shopDay } from '@/lib/dates'
import { countDays } from '@/lib/days'
import { color, weight } from '@/theme/tokens'
import { coveringLink } from '@/ui/actions/Link'
import { returnTones } from '@/ui/data/ReturnList'
import { ShopTime } from '@/ui/data/ShopTime'
import { Tag } from '@/ui/data/Tag'
import { ReturnIcon } from '@/ui/icons'
import { Text } from '@/ui/layout/Text'
import { DataList } from '@/ui/table/DataList'
import { FilterLine, FilterSelect, ListSearch } from '@/ui/table/FilterLine'
import { listColumns } from '@/ui/table/list-table'
import { ListEmpty } from '@/ui/table/ListEmpty'
import { type RoomyColumns, useListAddress } from '@/ui/table/use-list-address'
import { useReturnsPage } from './queries'

type ReturnsListProps = {
  search: AdminReturnsSearch
  onSearch: (search: AdminReturnsSearch, how?: { replace: boolean }) => void
  /** A link that calls somebody. Has to be stable. */
  call: (name: string, phone: string) => ReactNode
  pages: (pagination: Pagination) => ReactNode
}

/** A page of returns, by default those that wait for the shop, the oldest first. */
export function ReturnsList({ search, onSearch, call, pages }: ReturnsListProps) {
  const msg = useMsg()
  const query = useReturnsPage(search)
  const address = useListAddress({
    list: 'returns',
    search,
    schema: adminReturnsSearch,
    onSearch,
    sort: 'requested',
    roomy: roomyColumns,
  })
  return (
    <DataList
      label={msg('adminReturns.title')}
      query={query}
      address={address}
      columns={useReturnColumns(call)}
      rows={query.data?.returns}
      rowId={({ id }) => String(id)}
      rowName={({ code }) => code}
      errors={returnsErrors}
      countText={(n) => msg('adminReturns.total', { n })}
      empty={(pagination) => (
        <ListEmpty
          icon={<ReturnIcon size={48} />}
          pastEnd={isPastEnd(pagination) && msg('adminReturns.pastEnd')}
          noMatch={
            isFiltered(search) && {
              title: msg('adminReturns.noMatch'),
              text: msg('adminReturns.noMatch.text'),
              onClear: () => address.onClear(unfiltered(search)),
            }
          }
          nothing={{ title: msg('adminReturns.empty'), text: msg('adminReturns.empty.text') }}
        />
      )}
      pages={pages}
    />
  )
}

const returnsErrors = staffErrorTable<MessageId>('adminReturns.error.list', {
  404: 'adminReturns.error.notOffered',
  405: 'adminReturns.error.notOffered',
  501: 'adminReturns.error.notOffered',
})

const roomyColumns: RoomyColumns = { wish: 'wide', units: 'wide', phone: 'desktop' }

const isFiltered = ({ q, state }: AdminReturnsSearch) => q !== undefined || state !== undefined

function unfiltered({ q: _, state: __, page: ___, ...rest }: AdminReturnsSearch) {
  return rest
}

type ReturnFiltersProps = Pick<ReturnsListProps, 'search' | 'onSearch'>

/** Narrows the list by a text and by state. Each change starts at page 1. */
export function ReturnFilters({ search, onSearch }: ReturnFiltersProps) {
  const msg = useMsg()
  const { page: _, q = '', state = '', ...rest } = search
  const filter = (next: { q: string; state: string }, how?: { replace: boolean }) => {
    const known = returnStates.find((one) => one === next.state)
    onSearch({ ...rest, ...(next.q && { q: next.q }), ...(known && { state: known }) }, how)
  }
  return (
    <FilterLine
      search={
        <ListSearch
          label={msg('adminReturns.search')}
          placeholder={msg('adminReturns.search.hint')}
          value={q}
          onSearch={(next) => filter({ q: next, state }, { replace: true })}
        />
      }
      onClear={isFiltered(search) ? () => onSearch(unfiltered(search)) : undefined}
    >
      <FilterSelect
        label={msg('field.status')}
        first={msg('adminReturns.state')}
        value={state}
        options={returnStates.map((value) => ({ value, label: msg(`return.state.${value}`) }))}
        onChange={(next) => filter({ q, state: next })}
      />
    </FilterLine>
  )
}

const column = listColumns<AdminReturnRow>()

function useReturnColumns(call: ReturnsListProps['call']) {
  const msg = useMsg()
  const [today] = useState(() => shopDay())
  return useMemo(
    () =>
      column.columns([
        column.accessor('code', {
          header: msg('adminOrders.column.code'),
          enableHiding: false,
          meta: { card: 'heading' },
          cell: ({ row: { original } }) => (
            <Cover to="/admin/orders/$id" params={{ id: String(original.order_id) }}>
              {original.code}
            </Cover>
          ),
        }),
        column.accessor('state', {
          header: msg('adminOrders.column.status'),
          enableHiding: false,
          meta: { card: 'detail' },
          cell: ({ getValue }) => (
            <Tag tone={returnTones[getValue()]}>{msg(`return.state.${getValue()}`)}</Tag>
          ),
        }),
        column.display({
          id: 'age',
          header: msg('adminReturns.column.age'),
          enableHiding: false,
          meta: { card: 'aside', numeric: true },
          cell: ({ row: { original } }) =>
            original.requested_at &&
            isOpen(original) && (
              <Text as="span" $weight="bold" $nowrap>
                {msg('adminReturns.age', { n: daysBetween(original.requested_at, today) })}
              </Text>
            ),
        }),
        column.accessor('full_name', {
          id: 'customer',
          header: msg('adminOrders.column.customer'),
          enableHiding: false,
          meta: { card: 'detail' },
        }),
        column.accessor('phone', {
          header: msg('adminOrders.column.phone'),
          meta: { card: 'detail' },
          cell: ({ row: { original } }) => call(original.full_name, original.phone),
        }),
        column.accessor('wishes', {
          id: 'wish',
          header: msg('adminReturns.column.wish'),
          cell: ({ getValue }) =>
            getValue()
              .map((wish) => msg(`adminReturns.wish.${wish}`))
              .join(', '),
        }),
        column.accessor('unit_count', {
          id: 'units',
          header: msg('adminReturns.column.units'),
          meta: { numeric: true },
        }),
        column.accessor('requested_at', {
          id: 'requested',
          header: msg('adminReturns.column.requested'),
          enableSorting: true,
          enableHiding: false,
          meta: { card: 'detail' },
          cell: ({ row }) =>
            row.original.requested_at && <ShopTime at={row.original.requested_at} />,
        }),
      ]),
    [msg, call, today],
  )
}

/** Days of the shop that have begun since a timestamp. */
function daysBetween(at: string, today: string): number {
  return Math.max(0, countDays({ from: shopDay(new Date(at)), to: today }) - 1)
}

/* The whole card is the click target on a phone, the cell in a table. */
const Cover = createLink(styled.a`
  color: ${color.ink};
  font-weight: ${weight.bold};
  text-decoration: none;
  white-space: nowrap;

  ${coveringLink}

  &:hover {
    text-decoration: underline;
  }
`)
