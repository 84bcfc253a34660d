/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * Product §3, after sync.
 */
export type CartProductRef = {
  /** @minimum 1 */
  id: number
  name: string
  slug: string
  /** @nullable */
  image: string | null
}
