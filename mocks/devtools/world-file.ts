import * as v from 'valibot'
import { worldKey } from '@/lib/demo-world'
import { localStore } from '@/lib/storage'
import { storeWorldChoice, worldSizes } from '../pipeline/page-tables'
import { accounts } from '../seed/accounts'
import { type QaWorld, shopKeys } from './qa-world'

const rowSchema = v.record(v.string(), v.unknown())
const partSchema = v.object({ put: v.array(rowSchema), gone: v.array(v.unknown()) })
const storedSchema = v.looseObject({
  delta: v.optional(v.record(v.string(), partSchema), {}),
})

type Stored = v.InferOutput<typeof storedSchema>

const fileSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    kind: v.literal('moc-lan-world'),
    version: v.literal(1),
    world: v.object({ size: v.picklist(worldSizes), seed: v.number(), stored: storedSchema }),
  }),
)

function withPasswords(stored: Stored, password: string): Stored {
  const { users } = stored.delta
  if (!users) return stored
  const put = users.put.map((row) => ({ ...row, password }))
  return { ...stored, delta: { ...stored.delta, users: { ...users, put } } }
}

/** Tables that stay here: sessions, and answers kept under the key of a request. */
const left = new Set(['tokens', 'stored_answers'])

/** Returns the text of a file with the world's data, without sessions and passwords. */
export function worldFile({ choice, text }: Pick<QaWorld, 'choice' | 'text'>): string {
  const { delta, ...rest } = v.parse(v.pipe(v.string(), v.parseJson(), storedSchema), text())
  const kept = Object.entries(delta).filter(([table]) => !left.has(table))
  const stored = withPasswords({ ...rest, delta: Object.fromEntries(kept) }, '')
  return JSON.stringify({ kind: 'moc-lan-world', version: 1, world: { ...choice, stored } })
}

/**
 * Opens a world and reloads. Nobody is signed in then, and users have the password of the seeded accounts. Returns false,
 * and changes nothing, for any other text.
 */
export function openWorldFile(text: string): boolean {
  const read = v.safeParse(fileSchema, text)
  if (!read.success || !localStore.isUsable()) return false
  const { world } = read.output
  storeWorldChoice(world)
  localStore.write(worldKey, JSON.stringify(withPasswords(world.stored, accounts.shopper.password)))
  localStore.remove(shopKeys.token)
  location.reload()
  return true
}
