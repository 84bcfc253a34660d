import { useMemo } from 'react'
import * as v from 'valibot'
import type { AdminReturnRow } from '@/api/generated/model'
import { orderReturn } from '@/domain/order/description'
import { isOpenReturn } from '@/domain/returns/returns'
import { ScreenHead } from '@/features/admin/ScreenHead'
import { useMsg } from '@/i18n/use-msg'
import { daysSince } from '@/lib/dates'
import { listSearchSchemas } from '@/lib/list-address'
import { optionalIfValid } from '@/lib/schema'
import { PhoneLinks } from '@/ui/data/PhoneLinks'
import { returnStateTones } from '@/ui/data/ReturnList'
import { ShopTime } from '@/ui/data/ShopTime'
import { Tag } from '@/ui/data/Tag'
import { ReturnIcon } from '@/ui/icons'
import { Text } from '@/ui/layout/basics'
import { DataList } from '@/ui/table/DataList'
import { columnHelper } from '@/ui/table/list-table'
import { RowLink } from '@/ui/table/RowOpener'
import { type OptionalColumnWidths, useListState } from '@/ui/table/use-list'
import { returnListErrorText } from './mutations'
import { useReturnsPage } from './queries'

const returnStates = orderReturn.return_state.values

/** The search parameters of the list of returns. Without `state`, the list shows the open returns. */
const schema = v.object({
  ...listSearchSchemas(['requested', '-requested']),
  state: optionalIfValid(v.picklist(returnStates)),
})
export type ReturnsSearch = v.InferOutput<typeof schema>

/**
 * The returns in the back office (Product §10.17): by default the open returns, the oldest first. Each links
 * to its order.
 */
export function ReturnsScreen() {
  const msg = useMsg()
  const list = useListState({
    name: 'returns',
    schema,
    sort: 'requested',
    optional: optionalColumns,
  })
  const query = useReturnsPage(list.search)
  return (
    <>
      <ScreenHead title={msg('adminReturns.title')} />
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
        errors={returnListErrorText}
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

const optionalColumns: OptionalColumnWidths = { wish: 'wide', units: 'wide', phone: 'desktop' }

const column = columnHelper<AdminReturnRow>()

function useReturnColumns() {
  const msg = useMsg()
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
            <Tag tone={returnStateTones[getValue()]}>{msg(`return.state.${getValue()}`)}</Tag>
          ),
        }),
        column.display({
          id: 'age',
          header: msg('adminReturns.column.age'),
          meta: { card: 'aside', numeric: true },
          cell: ({ row: { original } }) =>
            original.requested_at &&
            isOpenReturn(original) && (
              <Text as="span" $weight="bold" $nowrap>
                {msg('adminReturns.age', { n: daysSince(original.requested_at) })}
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
            <PhoneLinks name={original.full_name} phone={original.phone} />
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
    [msg],
  )
}
