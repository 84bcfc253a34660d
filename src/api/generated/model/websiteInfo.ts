/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * Name and face of the shop.
 */
export type WebsiteInfo = {
  /** In the header, the page titles and the footer. */
  name: string
  /** One or two sentences for the footer and for search engines. */
  description: string
  /** Address of the logo; SVG or a picture at least 320 px wide. Empty: the name is written instead. */
  logo: string
  /** Address of the icon of the browser tab. */
  favicon: string
  /** Canonical origin of the shop, such as `https://moclan.vn`; used for canonical links. */
  url: string
}
