import type { Database } from '../db/database'

/**
 * After this number of failed tries, a caller has to wait. There is one limit for tries with the same e-mail,
 * order code or phone, and one for all tries of the caller.
 */
const most = { forOne: 10, forAny: 100 }
const countedMs = 15 * 60_000

/**
 * One try to sign in or to look up an order. `guesses` has the e-mail of the sign-in, or the order code and
 * the phone numbers of the look-up.
 */
type Attempt = { caller: string; guesses: readonly string[]; now: Date }

/** Returns the text that identifies a caller: the account, or else the network address. */
export function callerOf(headers: Headers, user: { id: number } | null): string {
  return user ? `user ${user.id}` : (headers.get('x-forwarded-for') ?? '')
}

/**
 * Returns the seconds that a caller has to wait. 0 means that the caller may try now (Product §2.15.3,
 * §7.1.7).
 */
export function pauseOf({ tables }: Database, { caller, guesses, now }: Attempt): number {
  const since = now.getTime() - countedMs
  const own = tables.misses.filter((miss) => miss.caller === caller && Date.parse(miss.at) > since)
  const closing = [
    own.at(-most.forAny),
    ...guesses.map((guess) => own.filter((miss) => miss.guesses.includes(guess)).at(-most.forOne)),
  ].flatMap((miss) => miss ?? [])
  return Math.max(0, ...closing.map(({ at }) => Math.ceil((Date.parse(at) - since) / 1000)))
}

export function recordMiss(db: Database, { caller, guesses, now }: Attempt): void {
  db.insert('misses', { caller, guesses, at: now.toISOString() })
}
