import { type OperationId, operationTable } from '../contract/operations.gen'
import type { UserRow } from '../db/tables'
import type { Database } from '../db/database'
import { contractError } from './answer'

type AuthContext = {
  operation: OperationId
  headers: Headers
  db: Database
  now: Date
  /** A scenario ended every session. */
  tokenExpired: boolean
}

/** Returns the user of a valid token; null for a visitor and for a wrong or expired token. */
function bearerOf({ headers, db, now, tokenExpired }: AuthContext): UserRow | null {
  const [, token] = /^Bearer (\S+)$/i.exec(headers.get('authorization') ?? '') ?? []
  if (!token || tokenExpired) return null
  const session = db.find('tokens', token)
  if (!session || (session.expires_at !== null && new Date(session.expires_at) <= now)) return null
  return db.find('users', session.user_id) ?? null
}

/**
 * Returns the signed-in user, or null for a visitor where the operation allows visitors. A bad token counts as a
 * visitor. Throws the contract's 401 without a session, and its 403 for a user who is not staff.
 */
export function authenticate(context: AuthContext): UserRow | null {
  const { operation } = context
  const { access } = operationTable[operation]
  const user = bearerOf(context)
  if (access === 'anyone') return user
  if (!user) throw contractError(operation, 401, 'Phiên đăng nhập đã hết hạn')
  if (access === 'staff' && !user.is_staff) {
    throw contractError(operation, 403, 'Bạn không có quyền thực hiện thao tác này')
  }
  return user
}
