/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * 1 at the top, 2 below; follows from `parent_id`.
 */
export type AdminCategoryLevel = (typeof AdminCategoryLevel)[keyof typeof AdminCategoryLevel]

export const AdminCategoryLevel = {
  NUMBER_1: 1,
  NUMBER_2: 2,
} as const
