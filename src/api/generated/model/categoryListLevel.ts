/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

export type CategoryListLevel = (typeof CategoryListLevel)[keyof typeof CategoryListLevel]

export const CategoryListLevel = {
  NUMBER_1: 1,
  NUMBER_2: 2,
} as const
