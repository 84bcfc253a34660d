/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * requested → approved or declined; approved → received or declined; received → refunded or exchanged. A host may skip one.
 */
export type ReturnState = (typeof ReturnState)[keyof typeof ReturnState]

export const ReturnState = {
  requested: 'requested',
  approved: 'approved',
  declined: 'declined',
  received: 'received',
  refunded: 'refunded',
  exchanged: 'exchanged',
} as const
