/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

export type AdminVariantsStock = (typeof AdminVariantsStock)[keyof typeof AdminVariantsStock]

export const AdminVariantsStock = {
  in: 'in',
  low: 'low',
  out: 'out',
} as const
