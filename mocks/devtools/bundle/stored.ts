import * as v from 'valibot'
import { accounts } from '../../seed/accounts'
import type { TokenRow } from '../../db/tables'

const rowSchema = v.record(v.string(), v.unknown())
const partSchema = v.object({ put: v.array(rowSchema), gone: v.array(v.unknown()) })
const storedSchema = v.looseObject({
  delta: v.optional(v.record(v.string(), partSchema), {}),
})

/** Tables that a bundle does without: sessions, and answers kept under the key of a request. */
const left = new Set(['tokens', 'stored_answers'])

type Part = v.InferOutput<typeof partSchema>
type Delta = Readonly<Record<string, Part>>

function withUsers(delta: Delta, change: (password: unknown) => unknown): Delta {
  const { users } = delta
  if (!users) return delta
  const put = users.put.map((row) => ({ ...row, password: change(row['password']) }))
  return { ...delta, users: { ...users, put } }
}

/** Returns the stored text of a world as an object without sessions and passwords. */
export function withoutSessions(text: string): Record<string, unknown> {
  const stored = v.parse(v.pipe(v.string(), v.parseJson(), storedSchema), text)
  const kept = Object.entries(stored.delta).filter(([table]) => !left.has(table))
  return { ...stored, delta: withUsers(Object.fromEntries(kept), () => '') }
}

/**
 * Returns the text to store for a bundled world: users get the password of the seeded accounts, and a session is added
 * where somebody was signed in.
 */
export function withSession(world: Record<string, unknown>, session: TokenRow | null): string {
  const stored = v.parse(storedSchema, world)
  const delta = withUsers(stored.delta, () => accounts.shopper.password)
  const tokens = session ? { tokens: { put: [session], gone: [] } } : {}
  return JSON.stringify({ ...stored, delta: { ...delta, ...tokens } })
}
