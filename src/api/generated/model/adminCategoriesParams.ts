/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { QParameter } from './qParameter.ts'

export type AdminCategoriesParams = {
  /**
   * Text to look for, blind to case and diacritics: `ao so mi` finds `Áo sơ mi`. Blank: no filter.
   * @maxLength 255
   */
  q?: QParameter
}
