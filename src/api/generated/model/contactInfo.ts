/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * How to reach the shop: header, footer and `/contact`. Empty fields are not shown.
 */
export type ContactInfo = {
  /** Becomes a `mailto:` link. */
  email: string
  /** As it should be read; becomes a `tel:` link. */
  phone: string
  /** One line. */
  address: string
  /** Free text: `8:00–21:00 mỗi ngày`. */
  working_hours: string
  /** Number or name of the Zalo account, as in `zalo.me/…`. */
  zalo?: string
  /** Name of the page on Facebook, as in `m.me/…`. */
  messenger?: string
}
