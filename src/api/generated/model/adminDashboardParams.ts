/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

export type AdminDashboardParams = {
  /**
   * First day.
   */
  from: string
  /**
   * Last day, included; not before `from`.
   */
  to: string
}
