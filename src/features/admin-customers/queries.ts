import {
  useAdminCustomer,
  useAdminCustomers,
} from '@/api/generated/admin-customers/admin-customers'
import { useAdminOrders } from '@/api/generated/admin-orders/admin-orders'
import { pageQueryOptions, listPageParams } from '@/lib/list-address'
import type { CustomerOrdersSearch } from './CustomerScreen'
import type { CustomersSearch } from './CustomersScreen'

export const useCustomersPage = (search: CustomersSearch) =>
  useAdminCustomers(listPageParams(search), {
    query: { select: ({ data }) => data, ...pageQueryOptions },
  })

export function useCustomer(key: string) {
  return useAdminCustomer(key, { query: { select: ({ data }) => data, staleTime: 0 } })
}

export const useCustomerOrders = (customer: string, search: CustomerOrdersSearch) =>
  useAdminOrders(
    { ...listPageParams(search), customer },
    { query: { select: ({ data }) => data, ...pageQueryOptions } },
  )
