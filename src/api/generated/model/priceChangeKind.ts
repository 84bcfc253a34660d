/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * `percent`: by a part of the price. `amount`: by whole VND.
 */
export type PriceChangeKind = (typeof PriceChangeKind)[keyof typeof PriceChangeKind]

export const PriceChangeKind = {
  percent: 'percent',
  amount: 'amount',
} as const
