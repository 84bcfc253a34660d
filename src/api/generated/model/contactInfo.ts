/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * Product §3.
 */
export type ContactInfo = {
  email: string
  phone: string
  address: string
  working_hours: string
}
