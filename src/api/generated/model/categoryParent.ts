/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * The level-1 category above.
 */
export type CategoryParent = {
  /** @minimum 1 */
  id: number
  name: string
  slug: string
}
