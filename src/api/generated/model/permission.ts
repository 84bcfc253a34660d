/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * A right of the staff, by what it is about; where many look and few change, it is two. `x-permission` of an operation names the one that it takes.
 */
export type Permission = (typeof Permission)[keyof typeof Permission]

export const Permission = {
  'orders:read': 'orders:read',
  'orders:write': 'orders:write',
  'products:read': 'products:read',
  'products:write': 'products:write',
  customers: 'customers',
  content: 'content',
  vouchers: 'vouchers',
  settings: 'settings',
  figures: 'figures',
  activity: 'activity',
} as const
