/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * Head of the home page, and of pages without texts of their own.
 */
export type SeoInfo = {
  /**
   * At most about 60 characters are shown by search engines.
   * @maxLength 255
   */
  title: string
  /**
   * At most about 160 characters are shown by search engines.
   * @maxLength 5000
   */
  description: string
  /**
   * Joined by commas.
   * @maxLength 5000
   */
  keywords: string
}
