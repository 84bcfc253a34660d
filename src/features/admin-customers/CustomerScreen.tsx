import { useMemo } from 'react'
import styled from 'styled-components'
import * as v from 'valibot'
import { staffErrorTable } from '@/api/errors'
import type { AdminCustomerData, CustomerAddress } from '@/api/generated/model'
import { useMayCall } from '@/domain/rights/rights'
import { orderListErrorText } from '@/features/admin-orders/mutations'
import { useOrderColumns } from '@/features/admin-orders/order-columns'
import { ScreenHead, BackLink } from '@/features/admin/ScreenHead'
import type { MessageId } from '@/i18n/message-id.gen'
import { useErrorTextOf, useMsg } from '@/i18n/use-msg'
import { phoneDigits } from '@/lib/kinds/phone'
import { listSearchSchemas } from '@/lib/list-address'
import { formatVnd } from '@/lib/numbers'
import { color, size, space, weight } from '@/theme/tokens.gen'
import { PhoneLinks, MailLink } from '@/ui/data/PhoneLinks'
import { ShopTime } from '@/ui/data/ShopTime'
import { Async } from '@/ui/feedback/Async'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { PackageIcon } from '@/ui/icons'
import { Stack, Text } from '@/ui/layout/basics'
import { TitledCard } from '@/ui/layout/TitledCard'
import { DataList } from '@/ui/table/DataList'
import { type OptionalColumnWidths, useListState } from '@/ui/table/use-list'
import { useCustomer, useCustomerOrders } from './queries'

/** One customer in the back office (Product §10.12): contact, sums, addresses and orders. */
export function CustomerScreen({ id }: { id: string }) {
  const msg = useMsg()
  const query = useCustomer(id)
  const may = useMayCall()
  return (
    <>
      <Back to="/admin/customers">{msg('adminCustomers.back')}</Back>
      <ScreenHead title={query.data?.customer.full_name || msg('adminCustomers.titleLoading')} />
      <Async
        query={query}
        skeleton={<CustomerSkeleton />}
        errorMessage={useErrorTextOf(customerErrors)}
      >
        {(data) => (
          <>
            <Cards>
              <Contact customer={data.customer} />
              <Sums customer={data.customer} />
              <Addresses {...data} />
            </Cards>
            {may('adminOrders') && <CustomerOrders customer={id} />}
          </>
        )}
      </Async>
    </>
  )
}

type CustomerPart = { customer: AdminCustomerData['customer'] }

function Contact({ customer }: CustomerPart) {
  const msg = useMsg()
  return (
    <TitledCard title={msg('adminCustomers.contact')} gap={2}>
      <Text $color="inkSoft">
        {msg(`adminCustomers.${customer.has_account ? 'account' : 'guest'}`)}
      </Text>
      {customer.phone && <PhoneLinks name={customer.full_name} phone={customer.phone} />}
      {customer.email && <MailLink email={customer.email} />}
    </TitledCard>
  )
}

function Sums({ customer }: CustomerPart) {
  const msg = useMsg()
  const { last_order_at } = customer
  const lastOrder = last_order_at ? <ShopTime at={last_order_at} /> : msg('adminCustomers.noOrder')
  const sums = [
    ['total', formatVnd(customer.delivered_total)],
    ['orders', customer.order_count],
    ['delivered', customer.delivered_count],
    ['cancelled', customer.cancelled_count],
    ['refused', customer.refused_count],
    ['last', lastOrder],
  ] as const
  return (
    <TitledCard title={msg('adminCustomers.sums')} gap={2}>
      <Figures>
        {sums.map(([name, sum]) => (
          <div key={name}>
            <dt>{msg(`adminCustomers.sum.${name}`)}</dt>
            <dd>{sum}</dd>
          </div>
        ))}
      </Figures>
    </TitledCard>
  )
}

/** The number of addresses that are always visible. Staff open a folded part to see the others. */
const shownAddresses = 3

function Addresses({ customer, addresses }: AdminCustomerData) {
  const msg = useMsg()
  const item = ({ name, phone, address, is_saved }: CustomerAddress) => (
    <li key={address}>
      <p>{address}</p>
      <Text $color="inkSoft">
        {name} · {msg(`adminCustomers.address.${is_saved ? 'saved' : 'ordered'}`)}
      </Text>
      {/* The contact card shows the customer's own number, so only another number is shown. */}
      {phoneDigits(phone) !== phoneDigits(customer.phone) && (
        <PhoneLinks name={name} phone={phone} />
      )}
    </li>
  )
  const more = addresses.slice(shownAddresses)
  return (
    <TitledCard title={msg('adminCustomers.addresses')} gap={2}>
      {addresses.length === 0 && (
        <Text $color="inkSoft">{msg('adminCustomers.addresses.none')}</Text>
      )}
      <Stack as="ul" $gap={3}>
        {addresses.slice(0, shownAddresses).map(item)}
      </Stack>
      {more.length > 0 && (
        <details>
          <More>{msg('adminCustomers.addresses.more', { n: more.length })}</More>
          <Stack as="ul" $gap={3}>
            {more.map(item)}
          </Stack>
        </details>
      )}
    </TitledCard>
  )
}

function CustomerSkeleton() {
  return (
    <Cards>
      <Skeleton height="160px" />
      <Skeleton height="240px" />
      <Skeleton height="240px" />
    </Cards>
  )
}

const customerErrors = staffErrorTable<MessageId>('adminCustomers.error.customer', {
  404: 'adminCustomers.error.notFound',
  422: 'adminCustomers.error.notFound',
})

const { page, per_page } = listSearchSchemas([])

/** The search parameters of the page: the page number of the customer's orders. */
const schema = v.object({ page, per_page })
export type CustomerOrdersSearch = v.InferOutput<typeof schema>

/**
 * The orders of one customer, the newest first. Staff can only read them here, and open the list of all
 * orders to work on them.
 */
function CustomerOrders({ customer }: { customer: string }) {
  const msg = useMsg()
  const list = useListState({ name: 'customerOrders', schema, optional: optionalColumns })
  const query = useCustomerOrders(customer, list.search)
  const columns = useOrderColumns({ search: noSearch, mayMove: false, pin: pinNothing })
  return (
    <DataList
      label={msg('adminOrders.ofCustomer')}
      query={query}
      list={list}
      isPart
      columns={useMemo(
        () =>
          columns
            .filter(({ id = '' }) => !hiddenColumns.has(id))
            .map((column) => ({ ...column, enableSorting: false })),
        [columns],
      )}
      rows={query.data?.orders}
      rowId={({ id }) => String(id)}
      rowName={({ code }) => code}
      errors={orderListErrorText}
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
const optionalColumns: OptionalColumnWidths = { payment: 'any', items: 'desktop', created: 'any' }
/**
 * The columns that are left out. Two of them would repeat the customer's data. The third shows notes about
 * changed rows, but no row changes here.
 */
const hiddenColumns: ReadonlySet<string> = new Set(['customer', 'phone', 'notes'])
function pinNothing(): void {}

const Back = styled(BackLink)`
  margin-block-end: ${space(2)};
`

/** The cards are side by side where there is room. They grow to fill their row. */
const Cards = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(4)};
  margin-block-end: ${space(6)};

  & > section {
    flex: 1 1 280px;
  }
`

const Figures = styled.dl`
  display: grid;
  gap: ${space(2)};

  & > div {
    display: flex;
    justify-content: space-between;
    gap: ${space(4)};
  }

  dt {
    color: ${color.inkSoft};
  }

  dd {
    font-weight: ${weight.bold};
    text-align: end;
  }
`

const More = styled.summary`
  min-height: ${size.target};
  padding-block: ${space(3)};
`
