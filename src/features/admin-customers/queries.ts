import {
  getAdminCustomerQueryOptions,
  useAdminCustomer,
  useAdminCustomers,
} from '@/api/generated/admin-customers/admin-customers'
import { freshPage, pageParams, rowsPerPage } from '@/lib/list-address'
import type { CustomersSearch } from './CustomersScreen'

export const useCustomersPage = (search: CustomersSearch) =>
  useAdminCustomers(pageParams(search), { query: { select: ({ data }) => data, ...freshPage } })

const foundRows = 5

/** Customers with a text in their name, number or e-mail address; none for an empty text. */
export function useFoundCustomers(q: string) {
  return useAdminCustomers(
    { q, per_page: rowsPerPage[0] },
    { query: { enabled: q !== '', select: ({ data }) => data.customers.slice(0, foundRows) } },
  )
}

/** A customer with the addresses that orders went to. */
export const customerQuery = (key: string) => getAdminCustomerQueryOptions(key)

export function useCustomer(key: string) {
  return useAdminCustomer(key, { query: { select: ({ data }) => data, staleTime: 0 } })
}
