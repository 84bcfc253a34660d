/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * What kind of thing was changed.
 */
export type ActivityKind = (typeof ActivityKind)[keyof typeof ActivityKind]

export const ActivityKind = {
  product: 'product',
  order: 'order',
  category: 'category',
  banner: 'banner',
  voucher: 'voucher',
  homepage: 'homepage',
  settings: 'settings',
} as const
