/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { AddressHitType } from './addressHitType.ts'

/**
 * A place found by name.
 */
export type AddressHit = {
  /** What `id` is an id of. */
  type: AddressHitType
  /**
   * Of the province, district or ward.
   * @minimum 1
   */
  id: number
  /** Its own name. */
  name: string
  /** With everything above it, joined by commas. */
  full_name: string
}
