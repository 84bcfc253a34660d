/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { Country } from './country.ts'

/**
 * Envelope.
 */
export type CountryListResponse = {
  success: true
  message: string
  data: Country[]
}
