/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { OrderStatus } from './orderStatus.ts'

export type EarlierOrdersLastItem = {
  /**
   * For `adminOrder`.
   * @minimum 1
   */
  id: number
  /**
   * What people say on the phone.
   * @maxLength 255
   */
  code: string
  status: OrderStatus
  /** True where its parcel came back. */
  is_refused: boolean
}
