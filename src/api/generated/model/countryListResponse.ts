/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { Country } from './country.ts'

/**
 * Answer with countries.
 */
export type CountryListResponse = {
  /** Always true: a failure is an `ErrorBody`. */
  success: true
  /**
   * For people. The shop never shows it as an error.
   * @maxLength 2000
   */
  message: string
  /** One entry today. */
  data: Country[]
}
