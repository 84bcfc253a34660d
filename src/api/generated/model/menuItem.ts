/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { MenuItemMenuType } from './menuItemMenuType.ts'

/**
 * Product §3; the tree is made of `parent_id`.
 */
export type MenuItem = {
  /** @minimum 1 */
  id: number
  /**
   * @minimum 1
   * @nullable
   */
  parent_id: number | null
  name: string
  slug: string
  menu_type: MenuItemMenuType
  final_url: string
  is_active: boolean
  /** @minimum 0 */
  position: number
}
