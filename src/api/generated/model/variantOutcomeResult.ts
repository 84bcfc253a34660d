/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * `saved`: it is as sent, also where it was already. `conflict`: somebody else has changed it. `refused`: a rule, or the variant is gone.
 */
export type VariantOutcomeResult = (typeof VariantOutcomeResult)[keyof typeof VariantOutcomeResult]

export const VariantOutcomeResult = {
  saved: 'saved',
  conflict: 'conflict',
  refused: 'refused',
} as const
