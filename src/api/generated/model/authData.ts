/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { User } from './user.ts'

/**
 * A new session.
 */
export type AuthData = {
  /** Who signed in, so that the shop need not ask `/api/users/me`. */
  user: User
  /**
   * Opaque. The shop keeps it in local storage under `auth_token` and sends it as `Authorization: Bearer …`.
   * @maxLength 8192
   */
  token: string
  /** Always `bearer`. */
  token_type: 'bearer'
}
