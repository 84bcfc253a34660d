/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

export type RowsPerPageParameter = (typeof RowsPerPageParameter)[keyof typeof RowsPerPageParameter]

export const RowsPerPageParameter = {
  NUMBER_20: 20,
  NUMBER_50: 50,
  NUMBER_100: 100,
} as const
