import * as v from 'valibot'
import { scenarioKey, worldKey } from '@/lib/demo-world'
import { parseStored } from '@/lib/schema'
import { shopConfig } from '@/lib/shop-config'
import { localStore, sessionStore } from '@/lib/storage'
import type { TokenRow } from '../../db/tables'
import { storeWorldChoice } from '../../pipeline/page-tables'
import { turnPanel } from '../qa-switch'
import { shopKeys } from '../qa-world'
import { type Bundle, type BundledWorld, readQaFile, type WorldFile } from './bundle'
import { contractHash, notBundled } from './make-bundle'
import { packedIn, unpack } from './pack'
import { withSession } from './redact'

const openedKey = 'mock.bundle'

const openedSchema = v.variant('kind', [
  v.object({ kind: v.literal('unreadable') }),
  v.object({
    kind: v.literal('opened'),
    width: v.number(),
    height: v.number(),
    isOtherContract: v.boolean(),
  }),
])

const entrySchema = v.fallback(v.record(v.string(), v.unknown()), {})

export type OpenedBundle = v.InferOutput<typeof openedSchema>

export function openedBundle(): OpenedBundle | undefined {
  return parseStored(sessionStore.read(openedKey), openedSchema)
}

export function forgetBundle(): void {
  sessionStore.remove(openedKey)
}

function noteOpened(opened: OpenedBundle): void {
  sessionStore.write(openedKey, JSON.stringify(opened))
}

function storeWorld(world: BundledWorld, session: TokenRow | null): void {
  storeWorldChoice(world)
  localStore.write(worldKey, withSession(world.stored, session))
}

function refill(open: () => Storage, texts: Readonly<Record<string, string>>): void {
  try {
    const storage = open()
    for (const key of Object.keys(storage)) if (!notBundled.test(key)) storage.removeItem(key)
    for (const [key, text] of Object.entries(texts)) {
      if (!notBundled.test(key)) storage.setItem(key, text)
    }
  } catch {
    // Without a storage there is nothing to fill; the panel says so.
  }
}

function sessionOf({ signedInAs: user_id, madeAt }: Bundle): TokenRow | null {
  if (user_id === null) return null
  const token = `mock-session-of-user-${user_id}`
  return { token, user_id, created_at: madeAt, expires_at: null }
}

function storeBundle(bundle: Bundle): void {
  const { world, storage, scenario, page, madeAt, app } = bundle
  const session = sessionOf(bundle)
  refill(() => localStorage, storage.local)
  refill(() => sessionStorage, storage.session)
  storeWorld(world, session)
  if (session) localStore.write(shopKeys.token, session.token)
  else localStore.remove(shopKeys.token)
  // The world's clock stands where it stood, so that "3 days ago" stays that; the panel can let it run.
  const hasClock = scenario.some((name) => name.startsWith('clock:'))
  const names = hasClock ? scenario : [...scenario, `clock:${madeAt}`]
  sessionStore.write(scenarioKey, names.join(','))
  const { width, height } = page
  noteOpened({ kind: 'opened', width, height, isOtherContract: app.contract !== contractHash() })
}

/** Returns an address of this shop only, whatever a file says. */
function addressOf(path: string): string {
  const home = new URL(shopConfig.base, location.origin)
  const address = new URL(path.replace(/^[/\\]+/, ''), home)
  return address.origin === home.origin ? address.href : home.href
}

/**
 * Returns the state of a bundle's history entry as it fits this tab. The place among the entries is this tab's, and it
 * has none of the entries that open overlays had: the shop would step back over them, and leave the screen.
 */
function stateHere(state: unknown): object {
  const { overlays: _, ...kept } = v.parse(entrySchema, state)
  const { __TSR_index } = v.parse(entrySchema, window.history.state)
  return { ...kept, __TSR_index: __TSR_index ?? 0 }
}

function storeFile(file: Bundle | WorldFile): void {
  turnPanel(true)
  if (file.kind === 'moc-lan-bundle') {
    storeBundle(file)
    window.history.replaceState(stateHere(file.page.state), '', addressOf(file.page.path))
    return
  }
  storeWorld(file.world, null)
  localStore.remove(shopKeys.token)
  forgetBundle()
}

/** Opens a bundle or a world and reloads. Returns false, and changes nothing, for any other text. */
export function openQaFile(text: string): boolean {
  const file = readQaFile(text)
  if (!file || !localStore.isUsable()) return false
  storeFile(file)
  location.reload()
  return true
}

export async function openLinkedBundle(): Promise<boolean> {
  const packed = packedIn(location)
  if (packed === null) return false
  const text = await unpack(packed).catch(() => '')
  if (openQaFile(text)) return true
  noteOpened({ kind: 'unreadable' })
  turnPanel(true)
  window.history.replaceState(null, '', shopConfig.base)
  return false
}
