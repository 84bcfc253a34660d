/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * `fit`: the size does not fit. `faulty`: damaged or badly made. `wrong`: another thing than was ordered. `different`: not as it was shown. `mind`: she has changed her mind.
 */
export type ReturnReason = (typeof ReturnReason)[keyof typeof ReturnReason]

export const ReturnReason = {
  fit: 'fit',
  faulty: 'faulty',
  wrong: 'wrong',
  different: 'different',
  mind: 'mind',
} as const
