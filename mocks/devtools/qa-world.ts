import type { IntlShape } from 'react-intl'
import * as v from 'valibot'
import { parseStored } from '@/lib/schema'
import { localStore, sessionStore } from '@/lib/storage'
import type { WorldNotice } from '../db/stored-world'
import type { UserRow } from '../db/tables'
import { type MockWorld, sessionToken } from '../pipeline/open-world'
import type { WorldChoice } from '../pipeline/page-world'
import type { Door } from '../pipeline/start-answering'

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

const panelKey = 'mock.qa'

/** True when the panel is on. `?qa` in the address turns it on for this browser, `?qa=0` off. */
function isPanelOn(search: string): boolean {
  const value = new URLSearchParams(search).get('qa')
  if (value !== null) turnPanel(value !== '0')
  return localStore.read(panelKey) === '1' || (value !== null && value !== '0')
}

export function turnPanel(on: boolean): void {
  if (on) localStore.write(panelKey, '1')
  else localStore.remove(panelKey)
}

/**
 * Calls `open` for Alt+Q, wherever the focus is: on its way down, because the panel keeps its own keys to itself. By the
 * place of the key, as macOS types œ with it.
 */
function listenToShortcut(open: () => void): void {
  function openPanel(event: KeyboardEvent) {
    const { altKey, ctrlKey, metaKey, shiftKey, code } = event
    if (!altKey || ctrlKey || metaKey || shiftKey || code !== 'KeyQ') return
    event.preventDefault()
    open()
  }
  window.addEventListener('keydown', openPanel, { capture: true })
}

/** The handle shows where `?qa` has turned it on, the shortcut opens the panel anywhere; its code loads with the first. */
export function offerPanel(world: QaWorld): void {
  const isOn = isPanelOn(location.search)
  let toggle: Promise<() => void> | undefined
  const mount = () =>
    (toggle ??= import('./panel/mount').then(({ mountPanel }) => mountPanel(world, { isOn })))
  if (isOn || !localStore.isUsable() || world.unknown.length > 0) void mount()
  listenToShortcut(() => void mount().then((run) => run()))
}

export const panelTabs = ['states', 'world', 'calls'] as const
export type PanelTab = (typeof panelTabs)[number]

const key = 'mock.panel'
const schema = v.object({ isOpen: v.boolean(), tab: v.picklist(panelTabs) })

export type PanelView = v.InferOutput<typeof schema>

export function storedView(): PanelView {
  return parseStored(sessionStore.read(key), schema) ?? { isOpen: false, tab: 'states' }
}

export function asksForErrors(search: string): boolean {
  return new URLSearchParams(search).get('qa') === 'errors'
}

export function firstView(search: string): PanelView {
  if (asksForErrors(search)) return { isOpen: true, tab: 'states' }
  const asked = new URLSearchParams(search).get('qa')
  const tab = panelTabs.find((name) => name === asked)
  return tab ? { isOpen: true, tab } : storedView()
}

export function storeView(view: PanelView): void {
  sessionStore.write(key, JSON.stringify(view))
}
