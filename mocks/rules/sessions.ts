import { randomKey } from '@/lib/random-key'
import type { Database } from '../db/database'
import type { TokenRow, UserRow } from '../db/tables'

const minute = 60_000
const hour = 60 * minute

/**
 * The length of a session in ms, by the clock of the mock world. docs/backend.md has the rules for real
 * hosts.
 */
const lastsMs = { shopper: 7 * 24 * hour, staff: 12 * hour }
/** A staff session ends after this time in ms without a call. */
const staffIdleMs = 2 * hour
/** An account can have at most this many sessions. */
const atATime = 10

/** Begins a session. If the account would have too many sessions, its oldest session ends. */
export function beginSession(db: Database, { id, is_staff }: UserRow, now: Date): TokenRow {
  const own = db.where('tokens', 'user_id', id)
  const oldestFirst = own.toSorted((a, b) => a.created_at.localeCompare(b.created_at))
  for (const { token } of oldestFirst.slice(0, Math.max(own.length - atATime + 1, 0)))
    db.remove('tokens', token)
  return db.insert('tokens', {
    token: randomKey(),
    user_id: id,
    created_at: now.toISOString(),
    expires_at: after(now, is_staff ? lastsMs.staff : lastsMs.shopper),
    seen_at: now.toISOString(),
  })
}

/**
 * Returns the user of a session. Null for a token that is unknown or expired, and for a staff session that
 * was not used for too long. For staff, records when the session was last used.
 */
export function userOfToken(db: Database, token: string, now: Date): UserRow | null {
  const session = db.find('tokens', token)
  const user = session && db.find('users', session.user_id)
  if (!session || !user) return null
  const { expires_at, seen_at } = session
  const idleMs = seen_at === null ? 0 : now.getTime() - Date.parse(seen_at)
  const isOver = expires_at !== null && new Date(expires_at) <= now
  if (isOver || (user.is_staff && idleMs > staffIdleMs)) return null
  // The time is stored at most once a minute, because a browser writes every change of the world to its
  // storage.
  if (user.is_staff && idleMs > minute) db.update('tokens', token, { seen_at: after(now, 0) })
  return user
}

const after = (now: Date, ms: number) => new Date(now.getTime() + ms).toISOString()
