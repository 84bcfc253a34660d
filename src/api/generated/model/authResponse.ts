/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { AuthData } from './authData.ts'

/**
 * Envelope.
 */
export type AuthResponse = {
  success: true
  message: string
  data: AuthData
}
