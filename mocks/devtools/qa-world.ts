import type { IntlShape } from 'react-intl'
import * as v from 'valibot'
import { parseStored } from '@/lib/schema'
import { localStore, sessionStore } from '@/lib/storage'
import type { WorldNotice } from '../db/stored-world'
import type { Network } from '../pipeline/network'
import type { MockWorld } from '../pipeline/open-world'
import type { WorldChoice } from '../pipeline/page-world'
import type { AnsweringDoor } from '../pipeline/start-answering'

export type RepairSource = {
  entries: () => ReadonlyArray<{ operation: string; at: string; did: string }>
  subscribe: (listener: () => void) => () => void
}

export type ShopPage = { refetch(): void }

export type LoadIntl = (locale?: string) => Promise<IntlShape>

export type QaWorld = Pick<MockWorld, 'db' | 'scenario' | 'log'> & {
  choice: WorldChoice
  door: AnsweringDoor
  /** The connection to a mock server. Null while the world inside the page answers. */
  network: Network | null
  unknown: readonly string[]
  notices: readonly WorldNotice[]
  repairs: RepairSource
  loadIntl: LoadIntl
  shop: ShopPage
  text(): string
  reset(): void | Promise<unknown>
}

/** Turns the scenarios on. Throws `UnknownScenarioError` and changes nothing when a name is unknown. */
export function applyScenarios(world: QaWorld, names: readonly string[]): void {
  world.scenario.set([...new Set(names)])
  // A scenario may have filled the cart or signed in. A storage event without a key makes the shop read its
  // whole storage again.
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  world.shop.refetch()
}

const panelKey = 'mock.qa'

/**
 * Returns whether the QA panel is on. `?qa` in the URL turns it on for this browser, and `?qa=0` turns it
 * off.
 */
function isPanelOn(search: string): boolean {
  const value = new URLSearchParams(search).get('qa')
  if (value !== null) switchPanel(value !== '0')
  return localStore.read(panelKey) === '1' || (value !== null && value !== '0')
}

export function switchPanel(on: boolean): void {
  if (on) localStore.write(panelKey, '1')
  else localStore.remove(panelKey)
}

/**
 * Calls `open` for Alt+Q anywhere in the page. The listener runs in the capture phase, because the panel
 * stops its own key events. It compares the position of the key, because Alt+Q types œ on macOS.
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

/**
 * Offers the panel. Its handle shows at once if `?qa` turned the panel on, or if the visitor has to see a
 * notice. The shortcut opens the panel on every page. The code of the panel loads at its first use.
 */
export function offerPanel(world: QaWorld): void {
  const isOn = isPanelOn(location.search)
  let toggle: Promise<() => void> | undefined
  const mount = () =>
    (toggle ??= import('./panel/mount').then(({ mountPanel }) => mountPanel(world, { isOn })))
  const isIgnored = (world.network?.ignored().length ?? 0) > 0
  const isSaid = isIgnored || world.unknown.length > 0 || world.notices.includes('opened')
  if (isOn || isSaid || !localStore.isUsable()) void mount()
  listenToShortcut(() => void mount().then((run) => run()))
}

export const panelTabs = ['states', 'world', 'calls'] as const
export type PanelTab = (typeof panelTabs)[number]

const key = 'mock.panel'

/** The edges of the window where the panel can be. */
export const panelEdges = ['left', 'bottom', 'right'] as const
export type PanelEdge = (typeof panelEdges)[number]

const schema = v.object({
  isOpen: v.boolean(),
  tab: v.picklist(panelTabs),
  dock: v.optional(v.picklist(panelEdges)),
  /** The part of the window that the panel takes, in percent. */
  size: v.optional(v.number()),
})

export type PanelView = v.InferOutput<typeof schema>

/**
 * Returns where the panel is and how large it is. The default is below the page, because the layout of the
 * shop stays unchanged there.
 */
export function dockOf({ dock = 'bottom', size = dock === 'bottom' ? 45 : 34 }: PanelView): {
  dock: PanelEdge
  size: number
} {
  return { dock, size }
}

export function storedPanelView(): PanelView {
  return parseStored(sessionStore.read(key), schema) ?? { isOpen: false, tab: 'states' }
}

export function initialPanelView(search: string): PanelView {
  const asked = new URLSearchParams(search).get('qa')
  const tab = panelTabs.find((name) => name === asked)
  return tab ? { ...storedPanelView(), isOpen: true, tab } : storedPanelView()
}

export function storePanelView(view: PanelView): void {
  sessionStore.write(key, JSON.stringify(view))
}
