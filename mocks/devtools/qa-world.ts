import type { IntlShape } from 'react-intl'
import { localStore } from '@/lib/storage'
import type { WorldNotice } from '../db/stored-world'
import type { UserRow } from '../db/tables'
import { type MockWorld, sessionToken } from '../pipeline/open-world'
import type { WorldChoice } from '../pipeline/page-tables'
import type { Door } from '../pipeline/start-answering'
import type { PageErrors } from './page-errors'

export type RepairSource = {
  entries: () => ReadonlyArray<{ operation: string; at: string; did: string }>
  subscribe: (listener: () => void) => () => void
}

export type Shop = {
  refetch(): void
}

export type LoadIntl = (locale?: string, texts?: 'qa' | 'all') => Promise<IntlShape>

export type QaWorld = Pick<MockWorld, 'db' | 'scenario' | 'log'> & {
  choice: WorldChoice
  door: Door
  unknown: readonly string[]
  notices: readonly WorldNotice[]
  repairs: RepairSource
  errors: PageErrors
  loadIntl: LoadIntl
  shop: Shop
  now(): Date
  text(): string
  reset(): void
}

/** The storage keys of the shop that the panel writes (Product §9). */
export const shopKeys = { token: 'auth_token', locale: 'locale' } as const

/** Changes a stored value of the shop, and says so as another tab would; a tab does not hear its own writes. */
export function writeForShop(key: string, value: string | null): void {
  if (value === null) localStore.remove(key)
  else localStore.write(key, value)
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: value }))
}

export function signedInUser({ db }: Pick<QaWorld, 'db'>): UserRow | null {
  const session = db.find('tokens', localStore.read(shopKeys.token) ?? '')
  return (session && db.find('users', session.user_id)) ?? null
}

/** A `login:…` scenario would sign in again, so it is taken off. */
export function signInAs(world: QaWorld, userId: number | null): void {
  const { names } = world.scenario.current().scenario
  const others = names.filter((name) => !name.startsWith('login:'))
  if (others.length < names.length) world.scenario.set(others)
  const token = userId && sessionToken(world.db, userId, `user-${userId}`, world.now())
  writeForShop(shopKeys.token, token || null)
  world.shop.refetch()
}

/** Throws `UnknownScenarioError` and changes nothing. */
export function applyScenarios(world: QaWorld, names: readonly string[]): void {
  world.scenario.set([...new Set(names)])
  // A scenario may have filled the cart or signed in: without a key the shop reads all that it has stored.
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  world.shop.refetch()
}
