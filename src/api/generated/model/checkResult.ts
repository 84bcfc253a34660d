/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * `paid`: the money is there. `unpaid`: it is not.
 */
export type CheckResult = (typeof CheckResult)[keyof typeof CheckResult]

export const CheckResult = {
  paid: 'paid',
  unpaid: 'unpaid',
} as const
