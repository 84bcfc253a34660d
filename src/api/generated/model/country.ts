/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * A country to deliver to.
 */
export type Country = {
  /**
   * Set by the server, never given to another row.
   * @minimum 1
   */
  id: number
  /**
   * As shown: `Việt Nam`.
   * @maxLength 255
   */
  name: string
  /**
   * ISO 3166-1 alpha-2: `VN`.
   * @maxLength 255
   */
  code: string
}
