/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * Where it leads: a category, a page of the shop, or any address.
 */
export type MenuItemMenuType = (typeof MenuItemMenuType)[keyof typeof MenuItemMenuType]

export const MenuItemMenuType = {
  category: 'category',
  page: 'page',
  link: 'link',
} as const
