/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * A success that carries no data.
 */
export type MessageResponse = {
  success: true
  message: string
}
