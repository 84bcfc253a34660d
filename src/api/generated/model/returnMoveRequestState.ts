/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * Where it moves to.
 */
export type ReturnMoveRequestState =
  (typeof ReturnMoveRequestState)[keyof typeof ReturnMoveRequestState]

export const ReturnMoveRequestState = {
  approved: 'approved',
  declined: 'declined',
  received: 'received',
  refunded: 'refunded',
  exchanged: 'exchanged',
} as const
