/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * What came back of a line, together at most what was asked.
 */
export type ReceivedLine = {
  /**
   * `id` of the line of the order.
   * @minimum 0
   */
  item_id: number
  /**
   * Units that are in stock again.
   * @minimum 0
   */
  as_new: number
  /**
   * Units that can't be sold any more.
   * @minimum 0
   */
  damaged: number
}
