import type { CustomerOrdersSearch } from '@/domain/admin/customers'
import { customerErrors } from '@/features/admin-customers/errors'
import { CustomerSkeleton } from '@/features/admin-customers/CustomerSkeleton'
import { CustomerView } from '@/features/admin-customers/CustomerView'
import { useCustomer } from '@/features/admin-customers/queries'
import { CallLink } from '@/features/admin-orders/CallLink'
import { CustomerOrders } from '@/features/admin-orders/list/CustomerOrders'
import { ListPagination } from '@/features/catalogue/list/ListPagination'
import { useErrorText, useMsg } from '@/i18n/use-msg'
import { Link } from '@/ui/actions/Link'
import { Async } from '@/ui/feedback/Async'
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
      <Link to="/admin/customers">{msg('adminCustomers.back')}</Link>
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
