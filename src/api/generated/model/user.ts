/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * Product §3. `is_staff` is assumed.
 */
export type User = {
  /** @minimum 1 */
  id: number
  full_name: string
  first_name: string
  last_name: string
  email: string
  phone: string
  is_staff: boolean
}
