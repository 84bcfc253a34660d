/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * A figure and the one to compare it with.
 */
export type Kpi = {
  /** Of the range asked for. */
  current: number
  /** Of as many days right before it. */
  previous: number
}
