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
  /**
   * Its own name.
   * @maxLength 255
   */
  name: string
  /**
   * With everything above it, joined by commas.
   * @maxLength 511
   */
  full_name: string
  /**
   * What stands before the place in `q`, as it was typed; empty where `q` is no address.
   * @maxLength 1000
   */
  street: string
  /**
   * The place of before July 2025 that `q` names, where this one has taken it in; else empty. Several answers with the same one: the map does not say which of them.
   * @maxLength 1000
   */
  was: string
}
