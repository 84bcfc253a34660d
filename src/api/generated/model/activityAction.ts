/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * What was done with it.
 */
export type ActivityAction = (typeof ActivityAction)[keyof typeof ActivityAction]

export const ActivityAction = {
  created: 'created',
  changed: 'changed',
  deleted: 'deleted',
} as const
