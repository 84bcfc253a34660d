/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

export type CategoryLevel = (typeof CategoryLevel)[keyof typeof CategoryLevel]

export const CategoryLevel = {
  NUMBER_1: 1,
  NUMBER_2: 2,
} as const
