/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

export type AdminProductsStock = (typeof AdminProductsStock)[keyof typeof AdminProductsStock]

export const AdminProductsStock = {
  in: 'in',
  low: 'low',
  out: 'out',
} as const
