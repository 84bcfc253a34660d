/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * Which calls of this document the host answers.
 */
export type Capabilities = {
  /**
   * The `operationId`s that the host does not have, such as `quoteOrder` or `vouchers`. The shop calls none of them and does without. Empty: it has all of them.
   * @maxItems 200
   * @items.maxLength 60
   */
  lacks: string[]
}
