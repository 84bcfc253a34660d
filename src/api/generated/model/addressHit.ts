/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { AddressHitType } from './addressHitType.ts'

/**
 * A place found by name, with its ancestors.
 */
export type AddressHit = {
  type: AddressHitType
  /** @minimum 1 */
  id: number
  name: string
  full_name: string
}
