import styled from 'styled-components'
import { staffErrorTable } from '@/api/errors'
import type { AdminCustomerData, CustomerAddress } from '@/api/generated/model'
import type { MessageId } from '@/i18n/message-id.gen'
import { useMsg } from '@/i18n/use-msg'
import { phoneDigits } from '@/lib/kinds/phone'
import { formatVnd } from '@/lib/numbers'
import { color, size, space, weight } from '@/theme/tokens'
import { ExternalLink } from '@/ui/actions/Link'
import { ShopTime } from '@/ui/data/ShopTime'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { MailIcon } from '@/ui/icons'
import { Stack, Text } from '@/ui/layout/basics'
import { TitledCard } from '@/ui/layout/TitledCard'
import { CallLink } from './CallLink'

type CustomerViewProps = { data: AdminCustomerData }

/** Who a customer is, what the orders come to, and where they went. */
export function CustomerView({ data }: CustomerViewProps) {
  const { customer } = data
  return (
    <Cards>
      <Contact customer={customer} />
      <Sums customer={customer} />
      <Addresses data={data} />
    </Cards>
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
      {customer.phone && <CallLink name={customer.full_name} phone={customer.phone} />}
      {customer.email && (
        <Mail href={`mailto:${customer.email}`}>
          <MailIcon size={18} /> {customer.email}
        </Mail>
      )}
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

/** So many addresses are shown at once; the others open. */
const shownAddresses = 3

function Addresses({ data: { customer, addresses } }: CustomerViewProps) {
  const msg = useMsg()
  const item = ({ name, phone, address, is_saved }: CustomerAddress) => (
    <li key={address}>
      <p>{address}</p>
      <Text $color="inkSoft">
        {name} · {msg(`adminCustomers.address.${is_saved ? 'saved' : 'ordered'}`)}
      </Text>
      {/* The number of the customer is said already. */}
      {phoneDigits(phone) !== phoneDigits(customer.phone) && <CallLink name={name} phone={phone} />}
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

export function CustomerSkeleton() {
  return (
    <Cards>
      <Skeleton height="160px" />
      <Skeleton height="240px" />
      <Skeleton height="240px" />
    </Cards>
  )
}

export const customerErrors = staffErrorTable<MessageId>('adminCustomers.error.customer', {
  404: 'adminCustomers.error.notFound',
  422: 'adminCustomers.error.notFound',
})

/** The cards of a customer, side by side where there is room; what is left over is wider, so that no hole stays. */
const Cards = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(4)};
  margin-block-end: ${space(6)};

  & > section {
    flex: 1 1 280px;
  }
`

const Mail = styled(ExternalLink)`
  display: inline-flex;
  min-height: ${size.target};
  align-items: center;
  gap: ${space(2)};
  overflow-wrap: anywhere;

  & > svg {
    flex: none;
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
  cursor: pointer;
`
