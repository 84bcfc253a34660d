import styled from 'styled-components'
import type { CustomerOrdersSearch } from '@/domain/admin/customers'
import {
  customerErrors,
  CustomerSkeleton,
  CustomerView,
} from '@/features/admin-customers/CustomerView'
import { useCustomer } from '@/features/admin-customers/queries'
import { CallLink } from '@/features/admin-orders/CallLink'
import { CustomerOrders } from '@/features/admin-orders/CustomerOrders'
import { ListPagination } from '@/features/catalogue/list/ListPagination'
import { useErrorText, useMsg } from '@/i18n/use-msg'
import { size, space, text } from '@/theme/tokens'
import { Link } from '@/ui/actions/Link'
import { Async } from '@/ui/feedback/Async'
import { ArrowLeftIcon } from '@/ui/icons'
import { AdminHead } from '../AdminHead'

type CustomerScreenProps = {
  /** The key of the customer, as the address names it. */
  id: string
  /** Which of the orders are shown. */
  search: CustomerOrdersSearch
  onSearch: (search: CustomerOrdersSearch) => void
}

/** Product §10.12, Customers: one customer with the sums, addresses and orders. */
export function CustomerScreen({ id, search, onSearch }: CustomerScreenProps) {
  const msg = useMsg()
  const errorText = useErrorText()
  const query = useCustomer(id)
  return (
    <>
      <Back to="/admin/customers">
        <ArrowLeftIcon size={18} />
        {msg('adminCustomers.back')}
      </Back>
      <AdminHead title={query.data?.customer.full_name || msg('adminCustomers.titleLoading')} />
      <Async
        query={query}
        skeleton={<CustomerSkeleton />}
        errorMessage={(error) => errorText(customerErrors(error))}
      >
        {(data) => (
          <>
            <CustomerView
              data={data}
              call={(name, phone) => <CallLink name={name} phone={phone} />}
            />
            <CustomerOrders
              customer={id}
              search={search}
              onSearch={onSearch}
              pages={(pagination) => <ListPagination pagination={pagination} onPageChange={stay} />}
            />
          </>
        )}
      </Async>
    </>
  )
}

/** The orders stand below what people came for, so that another page of them does not scroll. */
function stay(): void {}

const Back = styled(Link)`
  display: inline-flex;
  min-height: ${size.target};
  align-items: center;
  gap: ${space(2)};
  margin-block-end: ${space(2)};
  font-size: ${text.sm};
`
