import type { ReactNode } from 'react'
import type { AdminCustomersSearch } from '@/domain/person/customers-list'
import { CustomerSearch, CustomersList } from '@/features/admin-customers/CustomersList'
import { CallLink } from '@/features/admin-orders/CallLink'
import { useMsg } from '@/i18n/use-msg'
import { Boundary } from '@/ui/feedback/Boundary'
import { AdminHead } from '../AdminHead'
import { listPages } from '../list-pages'

type CustomersScreenProps = {
  search: AdminCustomersSearch
  onSearch: (search: AdminCustomersSearch, how?: { replace: boolean }) => void
}

/** Product §10.12, Customers: everybody with an account or an order. */
export function CustomersScreen({ search, onSearch }: CustomersScreenProps) {
  const msg = useMsg()
  return (
    <>
      <AdminHead title={msg('adminCustomers.title')} />
      <Boundary>
        <CustomerSearch search={search} onSearch={onSearch} />
      </Boundary>
      <Boundary>
        <CustomersList search={search} onSearch={onSearch} call={callLink} pages={listPages} />
      </Boundary>
    </>
  )
}

function callLink(name: string, phone: string): ReactNode {
  return <CallLink name={name} phone={phone} />
}
