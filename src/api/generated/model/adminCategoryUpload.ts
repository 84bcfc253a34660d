/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * A new category with its picture, as a form.
 */
export type AdminCategoryUpload = {
  /**
   * Not only blanks.
   * @minLength 1
   * @maxLength 255
   */
  name: string
  /** As in `AdminCategoryRequest`. */
  slug?: string
  /**
   * A category of level 1. Absent: level 1.
   * @minimum 1
   */
  parent_id?: number
  /** `true`, `1` or `false`, `0`. Absent: true. */
  is_active?: boolean
  /** JPEG, PNG or WebP of at most 5 MB; a refused one is a 422 at `image`. */
  image?: Blob | File
}
