/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * Where a voucher stands today. One that was stopped is stopped, whatever its days say.
 */
export type VoucherState = (typeof VoucherState)[keyof typeof VoucherState]

export const VoucherState = {
  running: 'running',
  planned: 'planned',
  ended: 'ended',
  used_up: 'used_up',
  stopped: 'stopped',
} as const
