/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * A category with its image file.
 */
export type AdminCategoryUpload = {
  /**
   * @minLength 1
   * @maxLength 255
   */
  name: string
  slug?: string
  /** @minimum 1 */
  parent_id?: number
  is_active?: boolean
  image?: Blob | File
}
