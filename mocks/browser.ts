import * as v from 'valibot'
import { parseStored } from '@/lib/schema'
import { shopConfig } from '@/lib/shop-config'
import { localStore } from '@/lib/storage'
import { openPersistedWorld } from './db/persisted-world'
import type { WorldNotice } from './db/stored-world'
import { recordCall, showViolation } from './devtools/page-log'
import { type LoadIntl, offerPanel, type RepairSource, type Shop } from './devtools/qa-world'
import { backend } from './handlers/backend'
import { type HostOptions, openHost } from './host/host'
import { openWorld } from './pipeline/open-world'
import { openPageScenarios, pageTables, readWorldChoice } from './pipeline/page-world'
import { startAnswering } from './pipeline/start-answering'
import { describeViolation, type Violation } from './pipeline/validate'

export type StartOptions = {
  /** Loads the texts of the QA panel and of the fake PayPal page, because most visits never show them. */
  loadIntl: LoadIntl
  repairs: RepairSource
}

export type RunningWorld = {
  connectShop(shop: Shop): void
}

function reportViolation(violation: Violation): void {
  const text = describeViolation(violation)
  reportError(new Error(text))
  showViolation(text)
}

function reportLine(isThere: boolean): void {
  if (!isThere) showViolation('The host does not answer')
}

const hostSchema = v.object({ base: v.string(), real: v.string(), fallback: v.boolean() })

/**
 * Returns the options that `npm run dev -- --api URL --real LIST` wrote into the page, or null without a
 * host.
 */
function pageHost(): Omit<HostOptions, 'onLine'> | null {
  const text = document.getElementById('host-config')?.textContent ?? null
  return parseStored(text, hostSchema) ?? null
}

declare global {
  interface Window {
    /** Lets tests read the rows of tables. */
    __mockWorld?: { read(table: string): unknown }
  }
}

async function openPageWorld() {
  const now = () => new Date()
  const hostOptions = pageHost()
  const base = shopConfig.base.slice(0, -1)
  // With a host, the origin is part of the address, because the host's own pictures have relative addresses.
  const assetBase = hostOptions ? location.origin + base : base
  const notices: WorldNotice[] = []
  const choice = readWorldChoice(location.search)
  const { seed } = choice
  const { db, reset, text } = openPersistedWorld({
    storage: localStore,
    events: window,
    maker: await pageTables(choice, assetBase),
    now,
    onNotice: (notice) => void notices.push(notice),
  })
  const host = hostOptions ? openHost({ ...hostOptions, onLine: reportLine }) : undefined
  const world = openWorld({
    backend,
    db,
    seed,
    now,
    assetBase,
    latency: 'usual',
    onViolation: reportViolation,
    recordCall,
    host,
  })
  const unknown = openPageScenarios(world, location.search)
  window.__mockWorld = { read: (table) => Reflect.get(db.tables, table) }
  return { ...world, choice, notices, now, reset, text, unknown }
}

/**
 * Starts the mock API of this page. All tabs share one world, which survives reloads. `?scenario=a,b` turns
 * scenarios on, `?world=large` makes the world large, and `?qa` shows the panel. Await this function before
 * the first render. Returns null when the page shows PayPal, so the shop must not render.
 */
export async function startMockWorld({
  loadIntl,
  repairs,
}: StartOptions): Promise<RunningWorld | null> {
  const world = await openPageWorld()
  if (location.pathname === `${shopConfig.base}mock/paypal`) {
    const { openPaypal } = await import('./devtools/open-paypal')
    openPaypal(world, await loadIntl())
    return null
  }
  const door = await startAnswering(world, shopConfig)
  let refetch = () => location.reload()
  const shop = { refetch: () => refetch() }
  offerPanel({ ...world, door, loadIntl, repairs, shop })
  return { connectShop: (connected) => void (refetch = () => connected.refetch()) }
}
