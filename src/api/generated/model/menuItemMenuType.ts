/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

export type MenuItemMenuType = (typeof MenuItemMenuType)[keyof typeof MenuItemMenuType]

export const MenuItemMenuType = {
  category: 'category',
  page: 'page',
  link: 'link',
} as const
