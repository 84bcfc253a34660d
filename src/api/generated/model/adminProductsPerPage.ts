/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

export type AdminProductsPerPage = (typeof AdminProductsPerPage)[keyof typeof AdminProductsPerPage]

export const AdminProductsPerPage = {
  NUMBER_20: 20,
  NUMBER_50: 50,
  NUMBER_100: 100,
} as const
