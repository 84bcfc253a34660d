/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * A category to save. Absent fields stay as they are.
 */
export type AdminCategoryRequest = {
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
   * Lower-case letters, digits and hyphens, not taken, not `by-category` or `by-ids`. Empty or absent: made from the name; kept when the name stays.
   * @maxLength 255
   */
  slug?: string
  /**
   * A category of level 1, not itself. One that has children can not go below another. Null: level 1.
   * @minimum 1
   * @nullable
   */
  parent_id?: number | null
  /**
   * Address of a picture. Null removes it.
   * @nullable
   */
  image?: string | null
  /** Absent for a new one: true. */
  is_active?: boolean
  /** `updated_at` as it was read. An older one than the stored is a 409. Without it the change is always made. */
  updated_at?: string
}
