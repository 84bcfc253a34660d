/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * A figure now and in the period before.
 */
export type Kpi = {
  current: number
  previous: number
}
