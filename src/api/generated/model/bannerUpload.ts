/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * A banner with its picture, as a form. A new one needs `image` or `image_url`; the file wins. Without both a changed one keeps its picture. Focal point and text width stay as they are.
 */
export type BannerUpload = {
  /** JPEG, PNG or WebP of at most 5 MB; a refused one is a 422 at `image`. */
  image?: Blob | File
  /** Address of a picture. Used when no file comes. */
  image_url?: string
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
  /** Empty, a path of the shop, or http, https, mailto, tel. */
  link: string
  /** `updated_at` as it was read. An older one than the stored is a 409. Without it the change is always made. */
  updated_at?: string
}
