/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { WebsiteInfoParcelLook } from './websiteInfoParcelLook.ts'

/**
 * Name and face of the shop.
 */
export type WebsiteInfo = {
  /**
   * In the header, the page titles and the footer.
   * @maxLength 255
   */
  name: string
  /**
   * One or two sentences for the footer and for search engines.
   * @maxLength 5000
   */
  description: string
  /** Address of the logo; SVG or a picture at least 320 px wide. Empty: the name is written instead. */
  logo: string
  /** Address of the icon of the browser tab. */
  favicon: string
  /** Canonical origin of the shop, such as `https://moclan.vn`; used for canonical links. */
  url: string
  /**
   * Who sells, as registered. In the footer and the terms, with the next three; empty ones are not shown.
   * @maxLength 255
   */
  company?: string
  /**
   * Of the company.
   * @maxLength 255
   */
  tax_code?: string
  /**
   * Number, day and office of the business registration.
   * @maxLength 255
   */
  registration?: string
  /** The shop's page at the Ministry of Industry and Trade; its mark links there. */
  ministry_url?: string
  /** Whether a parcel may be opened and looked at, without trying on, before it is paid. `unsaid` and absent: nothing is promised. */
  parcel_look?: WebsiteInfoParcelLook
}
