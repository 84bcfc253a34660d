/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { AddressHit } from './addressHit.ts'

/**
 * Envelope.
 */
export type AddressSearchResponse = {
  success: true
  message: string
  data: AddressHit[]
}
