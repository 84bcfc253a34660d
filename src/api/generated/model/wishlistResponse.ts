/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { WishlistData } from './wishlistData.ts'

/**
 * Envelope.
 */
export type WishlistResponse = {
  success: true
  message: string
  data: WishlistData
}
