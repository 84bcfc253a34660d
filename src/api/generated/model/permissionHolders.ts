/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { Permission } from './permission.ts'

/**
 * A right, and whom to ask for what it takes.
 */
export type PermissionHolders = {
  permission: Permission
  /**
   * Full names of the staff who have it.
   * @items.maxLength 255
   */
  holders: string[]
}
