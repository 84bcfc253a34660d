/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

export type AdminCustomersSort = (typeof AdminCustomersSort)[keyof typeof AdminCustomersSort]

export const AdminCustomersSort = {
  last: 'last',
  total: 'total',
  orders: 'orders',
  '-last': '-last',
  '-total': '-total',
  '-orders': '-orders',
} as const
