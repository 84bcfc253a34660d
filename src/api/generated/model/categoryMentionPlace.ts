/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * A section of the home page, an entry of the menu, or a banner.
 */
export type CategoryMentionPlace = (typeof CategoryMentionPlace)[keyof typeof CategoryMentionPlace]

export const CategoryMentionPlace = {
  home: 'home',
  menu: 'menu',
  banner: 'banner',
} as const
