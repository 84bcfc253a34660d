/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { User } from './user.ts'

/**
 * Envelope.
 */
export type UserResponse = {
  success: true
  message: string
  data: User
}
