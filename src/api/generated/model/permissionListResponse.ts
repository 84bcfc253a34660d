/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { PermissionHolders } from './permissionHolders.ts'

/**
 * Answer with all rights.
 */
export type PermissionListResponse = {
  /** Always true: a failure is an `ErrorBody`. */
  success: true
  /**
   * For people. The shop never shows it as an error.
   * @maxLength 2000
   */
  message: string
  /** Each right once. */
  data: PermissionHolders[]
}
