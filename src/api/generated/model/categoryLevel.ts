/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * 1 at the top, 2 below.
 */
export type CategoryLevel = (typeof CategoryLevel)[keyof typeof CategoryLevel]

export const CategoryLevel = {
  NUMBER_1: 1,
  NUMBER_2: 2,
} as const
