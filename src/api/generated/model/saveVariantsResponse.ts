/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { SaveVariantsData } from './saveVariantsData.ts'

/**
 * Answer of a save of variants.
 */
export type SaveVariantsResponse = {
  /** Always true: a failure is an `ErrorBody`. */
  success: true
  /**
   * For people. The shop never shows it as an error.
   * @maxLength 2000
   */
  message: string
  data: SaveVariantsData
}
