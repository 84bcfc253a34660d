/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { AdminCustomer } from './adminCustomer.ts'
import type { Pagination } from './pagination.ts'

/**
 * A page of customers.
 */
export type AdminCustomerListData = {
  /** In the order asked for. */
  customers: AdminCustomer[]
  pagination: Pagination
}
