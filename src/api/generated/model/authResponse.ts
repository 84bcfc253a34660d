/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { AuthData } from './authData.ts'

/**
 * Answer of sign-in and registration.
 */
export type AuthResponse = {
  /** Always true: a failure is an `ErrorBody`. */
  success: true
  /**
   * For people. The shop never shows it as an error.
   * @maxLength 2000
   */
  message: string
  data: AuthData
}
