/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * How to reach the shop: header, footer and `/contact`. Empty fields are not shown.
 */
export type ContactInfo = {
  /**
   * Becomes a `mailto:` link.
   * @maxLength 255
   */
  email: string
  /**
   * As it should be read; becomes a `tel:` link.
   * @maxLength 255
   */
  phone: string
  /**
   * One line.
   * @maxLength 1000
   */
  address: string
  /**
   * Free text: `8:00–21:00 mỗi ngày`.
   * @maxLength 5000
   */
  working_hours: string
  /**
   * Number or name of the Zalo account, as in `zalo.me/…`.
   * @maxLength 255
   */
  zalo?: string
  /**
   * Name of the page on Facebook, as in `m.me/…`.
   * @maxLength 255
   */
  messenger?: string
}
