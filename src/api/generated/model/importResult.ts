/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * What became of a row.
 */
export type ImportResult = (typeof ImportResult)[keyof typeof ImportResult]

export const ImportResult = {
  created: 'created',
  updated: 'updated',
  unchanged: 'unchanged',
  failed: 'failed',
} as const
