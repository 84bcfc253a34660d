/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { AdminOrdersSort } from './adminOrdersSort.ts'
import type { OrderStatus } from './orderStatus.ts'
import type { PageParameter } from './pageParameter.ts'
import type { PaymentMethod } from './paymentMethod.ts'
import type { QParameter } from './qParameter.ts'
import type { RowsPerPageParameter } from './rowsPerPageParameter.ts'

export type AdminOrdersParams = {
  /**
   * Blind to case and diacritics.
   * @maxLength 255
   */
  q?: QParameter
  /**
   * 1-based.
   * @minimum 1
   */
  page?: PageParameter
  per_page?: RowsPerPageParameter
  sort?: AdminOrdersSort
  status?: OrderStatus
  payment_method?: PaymentMethod
  from?: string
  to?: string
}
