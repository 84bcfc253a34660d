import { keepPreviousData } from '@tanstack/react-query'
import {
  getAdminCustomerQueryOptions,
  useAdminCustomer,
  useAdminCustomers,
} from '@/api/generated/admin-customers/admin-customers'
import type { AdminCustomersSearch } from '@/domain/person/customers-list'
import { rowsPerPage, withoutColumns } from '@/lib/list-address'

/** A page of customers, always refetched. The old page stays while the next one loads. */
export function useCustomersPage(search: AdminCustomersSearch) {
  const params = { ...withoutColumns(search), per_page: search.per_page ?? rowsPerPage[0] }
  return useAdminCustomers(params, {
    query: { select: ({ data }) => data, placeholderData: keepPreviousData, staleTime: 0 },
  })
}

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
