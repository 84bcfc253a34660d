import * as v from 'valibot'
import { parseStored } from '@/lib/schema'
import { shopConfig } from '@/lib/shop-config'
import { localStore } from '@/lib/storage'
import { openPersistedWorld } from './db/persisted-world'
import type { WorldNotice } from './db/stored-world'
import { recordCall, showViolation } from './devtools/page-log'
import { type LoadIntl, offerPanel, type RepairSource, type ShopPage } from './devtools/qa-world'
import { openReportedWorld, takeOpenedMark } from './devtools/report'
import { backend } from './handlers/backend'
import { type HostOptions, openHost } from './host/host'
import { openNetwork } from './pipeline/network'
import { openWorld } from './pipeline/open-world'
import { machineNow, movePageClock } from './pipeline/page-clock'
import { openPageScenarios, pageWorldMaker, readWorldChoice } from './pipeline/page-world'
import { startAnswering } from './pipeline/start-answering'
import { describeViolation, type Violation } from './pipeline/validate'

export type StartOptions = {
  /**
   * Loads the texts of the QA panel and of the fake PayPal page. They load on demand, because most visits
   * never show these pages.
   */
  loadIntl: LoadIntl
  repairs: RepairSource
}

export type RunningWorld = { connectShop(shop: ShopPage): void }

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
 * Returns the options that `npm run dev -- --api URL --real LIST` wrote into the page, or null when the page
 * has none.
 */
function pageHost(): Omit<HostOptions, 'onLine'> | null {
  const text = document.getElementById('host-config')?.textContent ?? null
  return parseStored(text, hostSchema) ?? null
}

declare global {
  interface Window {
    /** Lets end-to-end tests read the rows of a table of the mock database. */
    __mockWorld?: { read(table: string): unknown }
  }
}

async function openPageWorld() {
  const now = machineNow
  const isReported = await openReportedWorld()
  const choice = readWorldChoice(location.search)
  const isOnNetwork = choice.size === 'network'
  const apiBase = shopConfig.apiBase || location.origin
  const realHost = pageHost()
  const hostOptions = isOnNetwork ? { base: apiBase, real: '*', fallback: false } : realHost
  const base = shopConfig.base.slice(0, -1)
  // With a real host, the shop reads relative URLs of pictures as files of that host. So the URLs of the
  // world's pictures contain the origin of this page. Without a real host they have no origin, so that a
  // prepared cart sends the same request as in a HAR file.
  const assetBase = realHost ? location.origin + base : base
  const notices: WorldNotice[] = []
  const { seed } = choice
  const { db, reset, text } = openPersistedWorld({
    storage: localStore,
    events: window,
    maker: await pageWorldMaker(choice, assetBase),
    now,
    onNotice: (notice) => void notices.push(notice),
  })
  // With `?world=network`, a Playwright route may fail a call on purpose, so the page does not report that
  // the host is lost. The list of calls shows the failure.
  const onLine = isOnNetwork ? () => {} : reportLine
  const host = hostOptions ? openHost({ ...hostOptions, onLine }) : undefined
  const world = openWorld({
    backend,
    db,
    seed,
    now,
    assetBase,
    latency: 'usual',
    onViolation: isOnNetwork ? () => {} : reportViolation,
    recordCall,
    host,
  })
  const unknown = openPageScenarios(world, location.search, isReported)
  if (takeOpenedMark()) notices.push('opened')
  movePageClock(world.scenario)
  const isSteering = new URLSearchParams(location.search).has('scenario')
  window.__mockWorld = { read: (table) => Reflect.get(db.tables, table) }
  let refetch = () => location.reload()
  const shop = { refetch: () => refetch() }
  const steering = { isSteering, onSteered: shop.refetch }
  const network = isOnNetwork ? await openNetwork(apiBase, world.scenario, steering) : null
  const connectShop = (connected: ShopPage) => void (refetch = () => connected.refetch())
  return {
    ...world,
    choice,
    connectShop,
    network,
    notices,
    now,
    reset: network?.reset ?? reset,
    shop,
    text,
    unknown,
  }
}

/**
 * Starts the mock API of this page. All tabs share one world, which survives reloads. `?scenario=a,b` turns
 * scenarios on, `?world=large` makes the world large, and `?qa` shows the panel. Await this function before
 * the first render. Returns null when the page shows PayPal, because the shop must not render then.
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
  const door = await startAnswering(world, shopConfig, world.network !== null)
  offerPanel({ ...world, door, loadIntl, repairs })
  return world
}
