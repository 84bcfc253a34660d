import styled from 'styled-components'
import type { CustomerOrdersSearch } from '@/domain/person/customers-list'
import { useMay } from '@/domain/rights/rights'
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
import { space } from '@/theme/tokens'
import { Async } from '@/ui/feedback/Async'
import { AdminHead } from '../AdminHead'
import { BackLink } from '../BackLink'

type CustomerScreenProps = {
  id: string
  search: CustomerOrdersSearch
  onSearch: (search: CustomerOrdersSearch) => void
}

/** Product §10.12, Customers: one customer with the sums, addresses and orders. */
export function CustomerScreen({ id, search, onSearch }: CustomerScreenProps) {
  const msg = useMsg()
  const errorText = useErrorText()
  const query = useCustomer(id)
  const may = useMay()
  return (
    <>
      <Back to="/admin/customers">{msg('adminCustomers.back')}</Back>
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
            {may('adminOrders') && (
              <CustomerOrders
                customer={id}
                search={search}
                onSearch={onSearch}
                pages={(pagination) => (
                  <ListPagination pagination={pagination} onPageChange={stay} />
                )}
              />
            )}
          </>
        )}
      </Async>
    </>
  )
}

/** The orders stand below what people came for, so that another page of them does not scroll. */
function stay(): void {}

const Back = styled(BackLink)`
  margin-block-end: ${space(2)};
`
