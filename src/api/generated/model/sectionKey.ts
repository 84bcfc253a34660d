/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * Product §2.
 */
export type SectionKey = (typeof SectionKey)[keyof typeof SectionKey]

export const SectionKey = {
  office_lady: 'office_lady',
  banner_home: 'banner_home',
  categories: 'categories',
  features: 'features',
} as const
