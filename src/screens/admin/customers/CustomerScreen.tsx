import styled from 'styled-components'
import { useMay } from '@/domain/rights/rights'
import {
  customerErrors,
  CustomerSkeleton,
  CustomerView,
} from '@/features/admin-customers/CustomerView'
import { useCustomer } from '@/features/admin-customers/queries'
import { CustomerOrders } from '@/features/admin-orders/CustomerOrders'
import { AdminHead } from '@/features/admin/AdminHead'
import { BackLink } from '@/features/admin/BackLink'
import { useErrorText, useMsg } from '@/i18n/use-msg'
import { space } from '@/theme/tokens'
import { Async } from '@/ui/feedback/Async'

/** Product §10.12, Customers: one customer with the sums, addresses and orders. */
export function CustomerScreen({ id }: { id: string }) {
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
            <CustomerView data={data} />
            {may('adminOrders') && <CustomerOrders customer={id} />}
          </>
        )}
      </Async>
    </>
  )
}

const Back = styled(BackLink)`
  margin-block-end: ${space(2)};
`
