/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { User } from './user.ts'

/**
 * A session.
 */
export type AuthData = {
  user: User
  token: string
  token_type: 'bearer'
}
