/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { QParameter } from './qParameter.ts'

export type AdminCategoriesParams = {
  /**
   * Blind to case and diacritics.
   * @maxLength 255
   */
  q?: QParameter
}
