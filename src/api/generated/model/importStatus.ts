/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * `done` also where rows failed.
 */
export type ImportStatus = (typeof ImportStatus)[keyof typeof ImportStatus]

export const ImportStatus = {
  running: 'running',
  done: 'done',
  cancelled: 'cancelled',
} as const
