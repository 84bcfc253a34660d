/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * A price tag on the picture of the section `office_lady`. Assumed.
 */
export type SectionTag = {
  /**
   * The product that hangs there.
   * @minimum 1
   */
  product_id: number
  /**
   * From the left edge, in per cent of the width.
   * @minimum 0
   * @maximum 100
   */
  x: number
  /**
   * From the upper edge, in per cent of the height.
   * @minimum 0
   * @maximum 100
   */
  y: number
}
