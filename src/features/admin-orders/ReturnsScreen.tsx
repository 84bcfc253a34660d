import { useMemo, useState } from 'react'
import * as v from 'valibot'
import type { AdminReturnRow } from '@/api/generated/model'
import { orderReturn } from '@/domain/order/description'
import { isOpen } from '@/domain/returns/returns'
import { AdminHead } from '@/features/admin/AdminHead'
import { useMsg } from '@/i18n/use-msg'
import { countDays, shopDay } from '@/lib/dates'
import { listSearch } from '@/lib/list-address'
import { optionalIfValid } from '@/lib/schema'
import { CallLink } from '@/ui/data/CallLink'
import { returnTones } from '@/ui/data/ReturnList'
import { ShopTime } from '@/ui/data/ShopTime'
import { Tag } from '@/ui/data/Tag'
import { ReturnIcon } from '@/ui/icons'
import { Text } from '@/ui/layout/basics'
import { DataList } from '@/ui/table/DataList'
import { listColumns } from '@/ui/table/list-table'
import { RowLink } from '@/ui/table/RowOpener'
import { type OptionalColumns, useList } from '@/ui/table/use-list'
import { returnListErrors } from './mutations'
import { useReturnsPage } from './queries'

const returnStates = orderReturn.return_state.values

/** Search parameters of the list of returns. Without a state, the list shows the open returns. */
const schema = v.object({
  ...listSearch(['requested', '-requested']),
  state: optionalIfValid(v.picklist(returnStates)),
})
export type ReturnsSearch = v.InferOutput<typeof schema>

/**
 * Product §10.17, Returns: the open returns, the oldest first. Each return links to the page of its order.
 */
export function ReturnsScreen() {
  const msg = useMsg()
  const list = useList({ name: 'returns', schema, sort: 'requested', optional: optionalColumns })
  const query = useReturnsPage(list.search)
  return (
    <>
      <AdminHead title={msg('adminReturns.title')} />
      <DataList
        label={msg('adminReturns.title')}
        query={query}
        list={list}
        find={{ label: msg('adminReturns.search'), placeholder: msg('adminReturns.search.hint') }}
        filters={[
          {
            name: 'state',
            label: msg('field.status'),
            first: msg('adminReturns.state'),
            options: returnStates.map((value) => ({ value, label: msg(`return.state.${value}`) })),
          },
        ]}
        columns={useReturnColumns()}
        rows={query.data?.returns}
        rowId={({ id }) => String(id)}
        rowName={({ code }) => code}
        errors={returnListErrors}
        countText={(n) => msg('adminReturns.total', { n })}
        empty={{
          nothing: {
            icon: <ReturnIcon size={48} />,
            title: msg('adminReturns.empty'),
            text: msg('adminReturns.empty.text'),
          },
          noMatch: msg('adminReturns.noMatch'),
        }}
      />
    </>
  )
}

const optionalColumns: OptionalColumns = { wish: 'wide', units: 'wide', phone: 'desktop' }

const column = listColumns<AdminReturnRow>()

function useReturnColumns() {
  const msg = useMsg()
  const [today] = useState(() => shopDay())
  return useMemo(
    () =>
      column.columns([
        column.accessor('code', {
          header: msg('adminOrders.column.code'),
          meta: { card: 'heading' },
          cell: ({ row: { original } }) => (
            <Text as="span" $nowrap>
              <RowLink to="/admin/orders/$id" params={{ id: String(original.order_id) }}>
                {original.code}
              </RowLink>
            </Text>
          ),
        }),
        column.accessor('state', {
          header: msg('adminOrders.column.status'),
          meta: { card: 'detail' },
          cell: ({ getValue }) => (
            <Tag tone={returnTones[getValue()]}>{msg(`return.state.${getValue()}`)}</Tag>
          ),
        }),
        column.display({
          id: 'age',
          header: msg('adminReturns.column.age'),
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
          meta: { card: 'detail' },
        }),
        column.accessor('phone', {
          header: msg('adminOrders.column.phone'),
          meta: { card: 'detail' },
          cell: ({ row: { original } }) => (
            <CallLink name={original.full_name} phone={original.phone} />
          ),
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
          meta: { card: 'detail' },
          cell: ({ row }) =>
            row.original.requested_at && <ShopTime at={row.original.requested_at} />,
        }),
      ]),
    [msg, today],
  )
}

/** Returns the number of days between a timestamp and today, in the shop's time zone. */
function daysBetween(at: string, today: string): number {
  return Math.max(0, countDays({ from: shopDay(new Date(at)), to: today }) - 1)
}
