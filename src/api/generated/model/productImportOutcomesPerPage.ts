/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

export type ProductImportOutcomesPerPage =
  (typeof ProductImportOutcomesPerPage)[keyof typeof ProductImportOutcomesPerPage]

export const ProductImportOutcomesPerPage = {
  NUMBER_50: 50,
  NUMBER_500: 500,
} as const
