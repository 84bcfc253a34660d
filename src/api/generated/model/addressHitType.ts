/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * What `id` is an id of.
 */
export type AddressHitType = (typeof AddressHitType)[keyof typeof AddressHitType]

export const AddressHitType = {
  province: 'province',
  district: 'district',
  ward: 'ward',
} as const
