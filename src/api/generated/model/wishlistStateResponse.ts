/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { WishlistState } from './wishlistState.ts'

/**
 * Envelope.
 */
export type WishlistStateResponse = {
  success: true
  message: string
  data: WishlistState
}
