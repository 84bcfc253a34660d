/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * A category to save with its picture, as a form. Absent fields stay as they are, the picture too.
 */
export type AdminCategoryUpload = {
  /**
   * Not only blanks.
   * @minLength 1
   * @maxLength 255
   */
  name: string
  /**
   * In English. Empty: shown in Vietnamese.
   * @maxLength 255
   */
  name_en?: string
  /**
   * As in `AdminCategoryRequest`.
   * @maxLength 255
   */
  slug?: string
  /**
   * Id of a category of level 1. Empty, or absent for a new one: level 1.
   * @pattern ^[0-9]*$
   */
  parent_id?: string
  /** `true`, `1` or `false`, `0`. Absent for a new one: true. */
  is_active?: boolean
  /** JPEG, PNG or WebP of at most 5 MB; a refused one is a 422 at `image`. */
  image?: Blob | File
  /** As in `AdminCategoryRequest`. */
  updated_at?: string
}
