/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { Order } from './order.ts'

/**
 * One order.
 */
export type OrderData = {
  order: Order
}
