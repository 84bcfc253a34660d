/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * A banner to save.
 */
export type BannerRequest = {
  /** Address of a picture. From `POST /api/admin/banners/upload`, or anywhere. Not blank. */
  image_url: string
  /**
   * May be empty.
   * @maxLength 255
   */
  title_1: string
  /**
   * May be empty.
   * @maxLength 255
   */
  title_2: string
  /**
   * In English. Empty: shown in Vietnamese.
   * @maxLength 255
   */
  title_1_en?: string
  /**
   * In English. Empty: shown in Vietnamese.
   * @maxLength 255
   */
  title_2_en?: string
  /**
   * Percent from the left. Absent: stays as it is.
   * @minimum 0
   * @maximum 100
   * @nullable
   */
  focus_x?: number | null
  /**
   * Percent from the top. Absent: stays as it is.
   * @minimum 0
   * @maximum 100
   * @nullable
   */
  focus_y?: number | null
  /**
   * Percent of the width, from the left. Absent: stays as it is.
   * @minimum 20
   * @maximum 100
   * @nullable
   */
  text_width?: number | null
  /** Empty, a path of the shop, or http, https, mailto, tel. */
  link: string
  /**
   * Absent: a new banner goes last, a changed one stays where it is.
   * @minimum 0
   */
  order?: number
  /** `updated_at` as it was read. An older one than the stored is a 409. Without it the change is always made. */
  updated_at?: string
}
