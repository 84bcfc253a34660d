/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * Product §3.
 */
export type AdminCategoryRequest = {
  /**
   * @minLength 1
   * @maxLength 255
   */
  name: string
  slug?: string
  /**
   * @minimum 1
   * @nullable
   */
  parent_id?: number | null
  /** @nullable */
  image?: string | null
  is_active?: boolean
  updated_at?: string
}
