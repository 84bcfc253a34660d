import type { TokenRow, UserRow } from '../db/tables'

/** How long a session lasts, in ms of the world's clock. */
const sessionMs = 7 * 86_400_000

/** A new session of a user, with a token nobody can guess. */
export function newSession(user: UserRow, now: Date): TokenRow {
  const bytes = crypto.getRandomValues(new Uint8Array(24))
  return {
    token: Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(''),
    user_id: user.id,
    created_at: now.toISOString(),
    expires_at: new Date(now.getTime() + sessionMs).toISOString(),
  }
}

/** E-mail addresses are the same whatever their case and the blanks around them. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase()
}

const atom = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+"
const label = '[a-z0-9]([a-z0-9-]*[a-z0-9])?'
const mailbox = new RegExp(`^${atom}(\\.${atom})*@(${label}\\.)+${label}$`, 'i')

/** Whether mail can be sent there: the `email` format that the contract promises of users. */
export function isMailbox(email: string): boolean {
  return mailbox.test(email.trim())
}

/** Product §5: something, an at sign, something with a dot, no spaces. */
export function isEmail(email: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim())
}
