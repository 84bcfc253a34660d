import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import type { AdminCustomerData, CustomerAddress } from '@/api/generated/model'
import { phoneDigits } from '@/domain/person/phone'
import { useMsg } from '@/i18n/use-msg'
import { formatVnd } from '@/lib/money'
import { color, size, space, weight } from '@/theme/tokens'
import { ExternalLink } from '@/ui/actions/Link'
import { ShopTime } from '@/ui/data/ShopTime'
import { CustomerCard, CustomerCards, CustomerQuiet, CustomerTitle } from './customer-style'

type CustomerViewProps = {
  data: AdminCustomerData
  /** A link that calls somebody. */
  call: (name: string, phone: string) => ReactNode
}

/** Who a customer is, what the orders come to, and where they went. */
export function CustomerView({ data, call }: CustomerViewProps) {
  const { customer } = data
  return (
    <CustomerCards>
      <Contact customer={customer} call={call} />
      <Sums customer={customer} />
      <Addresses data={data} call={call} />
    </CustomerCards>
  )
}

type CustomerPart = { customer: AdminCustomerData['customer'] }

function Contact({ customer, call }: CustomerPart & Pick<CustomerViewProps, 'call'>) {
  const msg = useMsg()
  const id = useId()
  return (
    <CustomerCard aria-labelledby={id}>
      <CustomerTitle id={id}>{msg('adminCustomers.contact')}</CustomerTitle>
      <CustomerQuiet>
        {msg(`adminCustomers.${customer.has_account ? 'account' : 'guest'}`)}
      </CustomerQuiet>
      {customer.phone && call(customer.full_name, customer.phone)}
      {customer.email && <Mail href={`mailto:${customer.email}`}>{customer.email}</Mail>}
    </CustomerCard>
  )
}

function Sums({ customer }: CustomerPart) {
  const msg = useMsg()
  const id = useId()
  const { last_order_at } = customer
  return (
    <CustomerCard aria-labelledby={id}>
      <CustomerTitle id={id}>{msg('adminCustomers.sums')}</CustomerTitle>
      <Figures>
        <div>
          <dt>{msg('adminCustomers.sum.total')}</dt>
          <dd>{formatVnd(customer.delivered_total)}</dd>
        </div>
        <div>
          <dt>{msg('adminCustomers.sum.orders')}</dt>
          <dd>{customer.order_count}</dd>
        </div>
        <div>
          <dt>{msg('adminCustomers.sum.delivered')}</dt>
          <dd>{customer.delivered_count}</dd>
        </div>
        <div>
          <dt>{msg('adminCustomers.sum.cancelled')}</dt>
          <dd>{customer.cancelled_count}</dd>
        </div>
        <div>
          <dt>{msg('adminCustomers.sum.last')}</dt>
          <dd>{last_order_at ? <ShopTime at={last_order_at} /> : msg('adminCustomers.noOrder')}</dd>
        </div>
      </Figures>
    </CustomerCard>
  )
}

/** So many addresses are shown at once; the others open. */
const shownAddresses = 3

function Addresses({ data: { customer, addresses }, call }: CustomerViewProps) {
  const msg = useMsg()
  const id = useId()
  const item = ({ name, phone, address, is_saved }: CustomerAddress) => (
    <li key={address}>
      <p>{address}</p>
      <CustomerQuiet>
        {name} · {msg(`adminCustomers.address.${is_saved ? 'saved' : 'ordered'}`)}
      </CustomerQuiet>
      {/* The number of the customer is said already. */}
      {phoneDigits(phone) !== phoneDigits(customer.phone) && call(name, phone)}
    </li>
  )
  const more = addresses.slice(shownAddresses)
  return (
    <CustomerCard aria-labelledby={id}>
      <CustomerTitle id={id}>{msg('adminCustomers.addresses')}</CustomerTitle>
      {addresses.length === 0 && (
        <CustomerQuiet>{msg('adminCustomers.addresses.none')}</CustomerQuiet>
      )}
      <List>{addresses.slice(0, shownAddresses).map(item)}</List>
      {more.length > 0 && (
        <details>
          <More>{msg('adminCustomers.addresses.more', { n: more.length })}</More>
          <List>{more.map(item)}</List>
        </details>
      )}
    </CustomerCard>
  )
}

const Mail = styled(ExternalLink)`
  display: inline-flex;
  min-height: ${size.target};
  align-items: center;
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

const List = styled.ul`
  display: grid;
  gap: ${space(3)};
  list-style: none;
`

const More = styled.summary`
  min-height: ${size.target};
  padding-block: ${space(3)};
  cursor: pointer;
`
