import { useMemo } from 'react'
import * as v from 'valibot'
import { useMsg } from '@/i18n/use-msg'
import { listSearch } from '@/lib/list-address'
import { PackageIcon } from '@/ui/icons'
import { DataList } from '@/ui/table/DataList'
import { type RoomyColumns, useList } from '@/ui/table/use-list'
import { listErrors } from './mutations'
import { useOrderColumns } from './order-columns'
import { useOrdersOf } from './queries'

const { page, per_page } = listSearch([])

/** Search parameters of a customer: the page of the orders. */
const schema = v.object({ page, per_page })
export type CustomerOrdersSearch = v.InferOutput<typeof schema>

/** The orders of one customer, the latest first, to be opened; they are worked on in the list of all orders. */
export function CustomerOrders({ customer }: { customer: string }) {
  const msg = useMsg()
  const list = useList({ name: 'customerOrders', schema, roomy: roomyColumns })
  const query = useOrdersOf(customer, list.search)
  const columns = useOrderColumns({
    search: noSearch,
    inQueue: false,
    mayMove: false,
    pin: pinNothing,
  })
  return (
    <DataList
      label={msg('adminOrders.ofCustomer')}
      query={query}
      list={list}
      isPart
      columns={useMemo(
        () =>
          columns
            .filter(({ id = '' }) => !saidAbove.has(id))
            .map((column) => ({ ...column, enableSorting: false })),
        [columns],
      )}
      rows={query.data?.orders}
      rowId={({ id }) => String(id)}
      rowName={({ code }) => code}
      errors={listErrors}
      countText={(n) => msg('adminOrders.total', { n })}
      empty={{
        nothing: {
          icon: <PackageIcon size={48} />,
          title: msg('adminOrders.ofCustomer.empty'),
        },
        noMatch: msg('adminOrders.ofCustomer.empty'),
      }}
    />
  )
}

const noSearch = {}
const roomyColumns: RoomyColumns = { items: 'desktop' }
/** Columns that say of each order what the page says of the customer, and the one for what is done in the list. */
const saidAbove: ReadonlySet<string> = new Set(['customer', 'phone', 'notes'])
function pinNothing(): void {}
