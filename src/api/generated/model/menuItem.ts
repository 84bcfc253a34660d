/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { MenuItemMenuType } from './menuItemMenuType.ts'

/**
 * One entry of the main menu. The list is flat; `parent_id` makes the tree. Shown are active items of two levels.
 */
export type MenuItem = {
  /**
   * Unique within the menu; chosen by the back office for new items.
   * @minimum 1
   */
  id: number
  /**
   * `id` of the item above; null for the first level.
   * @minimum 1
   * @nullable
   */
  parent_id: number | null
  /**
   * As shown.
   * @maxLength 255
   */
  name: string
  /**
   * Slug of the category or page; empty for a plain link.
   * @maxLength 255
   */
  slug: string
  /** Where it leads: a category, a page of the shop, or any address. */
  menu_type: MenuItemMenuType
  /** The address to go to. A path of the shop stays inside the app; other schemes than http, https, mailto and tel are dropped. */
  final_url: string
  /** Settings answer inactive items too, so that staff can edit them. The website info need not; the shop hides them, and those below them. */
  is_active: boolean
  /**
   * Order among items with the same parent, ascending.
   * @minimum 0
   */
  position: number
}
