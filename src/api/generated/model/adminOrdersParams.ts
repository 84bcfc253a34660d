/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { AdminOrdersSort } from './adminOrdersSort.ts'
import type { OrderStatus } from './orderStatus.ts'
import type { PageParameter } from './pageParameter.ts'
import type { PaymentMethod } from './paymentMethod.ts'
import type { PaymentState } from './paymentState.ts'
import type { QParameter } from './qParameter.ts'
import type { RowsPerPageParameter } from './rowsPerPageParameter.ts'

export type AdminOrdersParams = {
  /**
   * Text to look for, blind to case and diacritics: `ao so mi` finds `Áo sơ mi`. Blank: no filter.
   * @maxLength 255
   */
  q?: QParameter
  /**
   * 1-based. Beyond the last page the list is empty.
   * @minimum 1
   */
  page?: PageParameter
  /**
   * Rows of the table of the back office.
   */
  per_page?: RowsPerPageParameter
  /**
   * A minus is from high to low. Default: `-created`.
   */
  sort?: AdminOrdersSort
  /**
   * Only orders of this status; the counts ignore it.
   */
  status?: OrderStatus
  /**
   * Only orders paid this way.
   */
  payment_method?: PaymentMethod
  /**
   * Only orders whose payment stands so. Sent only to a host that answers `unclear_count`; `owed` only to one that answers `owed_count`.
   */
  payment_state?: PaymentState
  /**
   * Only orders of the customer with this `key`.
   * @pattern ^(user|guest)-[1-9][0-9]{0,14}$
   */
  customer?: string
  /**
   * First day, in UTC+7.
   */
  from?: string
  /**
   * Last day, included, in UTC+7.
   */
  to?: string
}
