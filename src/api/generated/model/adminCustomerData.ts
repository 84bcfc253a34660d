/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { AdminCustomer } from './adminCustomer.ts'
import type { CustomerAddress } from './customerAddress.ts'

/**
 * A customer and the addresses.
 */
export type AdminCustomerData = {
  customer: AdminCustomer
  /** Saved ones, the default first; then those of orders, the latest first. Each once. */
  addresses: CustomerAddress[]
}
