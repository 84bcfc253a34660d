/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

export type AdminReturnsSort = (typeof AdminReturnsSort)[keyof typeof AdminReturnsSort]

export const AdminReturnsSort = {
  requested: 'requested',
  '-requested': '-requested',
} as const
