/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

export type AdminVariantsPerPage = (typeof AdminVariantsPerPage)[keyof typeof AdminVariantsPerPage]

export const AdminVariantsPerPage = {
  NUMBER_100: 100,
  NUMBER_500: 500,
} as const
