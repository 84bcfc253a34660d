/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

export type OrdersTab = (typeof OrdersTab)[keyof typeof OrdersTab]

export const OrdersTab = {
  processing: 'processing',
  completed: 'completed',
} as const
