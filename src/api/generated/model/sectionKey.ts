/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * The kinds of home sections. The shop ignores a key it does not know.
 */
export type SectionKey = (typeof SectionKey)[keyof typeof SectionKey]

export const SectionKey = {
  office_lady: 'office_lady',
  banner_home: 'banner_home',
  categories: 'categories',
  features: 'features',
} as const
