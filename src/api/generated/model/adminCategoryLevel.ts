/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

export type AdminCategoryLevel = (typeof AdminCategoryLevel)[keyof typeof AdminCategoryLevel]

export const AdminCategoryLevel = {
  NUMBER_1: 1,
  NUMBER_2: 2,
} as const
