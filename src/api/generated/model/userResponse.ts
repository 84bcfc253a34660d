/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { User } from './user.ts'

/**
 * Answer with the signed-in person. The shop also reads one nested under `user`.
 */
export type UserResponse = {
  /** Always true: a failure is an `ErrorBody`. */
  success: true
  /**
   * For people. The shop never shows it as an error.
   * @maxLength 2000
   */
  message: string
  data: User
}
