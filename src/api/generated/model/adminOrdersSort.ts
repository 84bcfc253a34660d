/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

export type AdminOrdersSort = (typeof AdminOrdersSort)[keyof typeof AdminOrdersSort]

export const AdminOrdersSort = {
  created: 'created',
  total: 'total',
  '-created': '-created',
  '-total': '-total',
} as const
