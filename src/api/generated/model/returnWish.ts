/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * `exchange`: the same in another size. `refund`: the money.
 */
export type ReturnWish = (typeof ReturnWish)[keyof typeof ReturnWish]

export const ReturnWish = {
  exchange: 'exchange',
  refund: 'refund',
} as const
