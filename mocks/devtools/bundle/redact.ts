import * as v from 'valibot'
import type { TokenRow } from '../../db/tables'
import { accounts } from '../../seed/accounts'

export const redacted = '•••'

const secretName = /password|token|secret|authorization/i

function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]: [string, unknown]) => [
      name,
      typeof part === 'string' && secretName.test(name) ? redacted : withoutSecrets(part),
    ]),
  )
}

export function redactBody(text: string | null): string | null {
  if (text === null) return null
  try {
    return JSON.stringify(withoutSecrets(JSON.parse(text)))
  } catch {
    return text
  }
}

/** Replaces known secrets wherever they stand, such as a token in an error's text. Short ones would hit innocent words. */
export function scrub(text: string, secrets: readonly string[]): string {
  return secrets
    .filter((secret) => secret.length >= 6)
    .reduce((rest, secret) => rest.replaceAll(secret, redacted), text)
}

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

export function withoutSessions(text: string): Record<string, unknown> {
  const stored = v.parse(v.pipe(v.string(), v.parseJson(), storedSchema), text)
  const kept = Object.entries(stored.delta).filter(([table]) => !left.has(table))
  return { ...stored, delta: withUsers(Object.fromEntries(kept), () => '') }
}

/** Users get the password of the seeded accounts, and whoever was signed in a session. */
export function withSession(world: Record<string, unknown>, session: TokenRow | null): string {
  const stored = v.parse(storedSchema, world)
  const delta = withUsers(stored.delta, () => accounts.shopper.password)
  const tokens = session ? { tokens: { put: [session], gone: [] } } : {}
  return JSON.stringify({ ...stored, delta: { ...delta, ...tokens } })
}
