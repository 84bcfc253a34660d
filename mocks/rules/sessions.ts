import { tidyEmail } from '@/lib/kinds/email'
import type { TokenRow, UserRow } from '../db/tables'

/** The duration of a session, in ms of the world's clock. */
const sessionMs = 7 * 86_400_000

export function newSession(user: UserRow, now: Date): TokenRow {
  const bytes = crypto.getRandomValues(new Uint8Array(24))
  return {
    token: Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(''),
    user_id: user.id,
    created_at: now.toISOString(),
    expires_at: new Date(now.getTime() + sessionMs).toISOString(),
  }
}

export function emailKey(email: string): string {
  return tidyEmail(email).toLowerCase()
}
