import type { Database } from '../db/database'
import type { Login } from '../scenarios/names'
import { accounts } from '../seed/accounts'

/** A bearer token of the seeded shopper or staff member, always the same one. */
export function sessionToken(db: Database, login: Exclude<Login, 'visitor'>, now: Date): string {
  const token = `mock-session-of-${login}`
  if (!db.find('tokens', token)) {
    const user_id = accounts[login].id
    db.insert('tokens', { token, user_id, created_at: now.toISOString(), expires_at: null })
  }
  return token
}
