import type { Page } from '@playwright/test'
import type { Tables } from '../../mocks/db/tables'
import type { LogEntry } from '../../mocks/pipeline/pipeline'
import type { ScenarioName } from '../../mocks/scenarios/names'
import { splitNames } from '../../mocks/scenarios/parse'
import { tokenKey } from '../../src/lib/kept-keys'
import { expect } from '../fixtures'

/** Reads a table of the mock database. */
export type ReadWorld = <T extends keyof Tables>(table: T) => Promise<Tables[T]>

/** Returns the mock world at `origin`; by default the one that serves the page. */
export function worldOf(page: Page, origin = ''): ReadWorld {
  return async (table) => (await page.request.get(`${origin}/__world/${table}`)).json()
}

/** Counts the orders that are placed from now on, and returns the code of the last one. */
export async function ordersSince(page: Page) {
  const world = worldOf(page)
  const before = (await world('orders')).length
  return {
    ordered: async () => (await world('orders')).length - before,
    lastCode: async () => (await world('orders')).at(-1)?.code ?? '?',
  }
}

/** Returns the mock world that runs in the page's browser, which is the demo's. */
export function worldInside(page: Page): ReadWorld {
  return (table) => page.evaluate((name) => window.__mockWorld?.read(name), table) as never
}

/** Returns the calls that the backend has answered since the test began, oldest first. */
export async function callsTo(page: Page): Promise<readonly LogEntry[]> {
  return (await page.request.get('/__world/log')).json()
}

/** Sets the scenarios of the world. Without names, it sets the default world. */
export function setScenario(page: Page, ...names: readonly ScenarioName[]): Promise<void> {
  return setScenarios(page, names)
}

/**
 * Does the same as `setScenario` with names that the compiler does not know, such as names from an address.
 */
export async function setScenarios(page: Page, names: readonly string[]): Promise<void> {
  const token = await chooseScenario(page, names)
  if (token !== undefined) await fillStorage(page, { [tokenKey]: token })
}

/**
 * Opens an address as QA does: `?scenario=a,b` sets the scenarios of the world first, and a name with
 * `login:` signs in.
 */
export async function visit(page: Page, address: string): Promise<void> {
  const asked = new URL(address, 'http://shop').searchParams.get('scenario')
  if (asked !== null) await setScenarios(page, splitNames(asked))
  await overlaysGone(page)
  await page.goto(address)
}

/** Sets the scenarios and returns the token: null for a visitor, undefined when they name no login. */
async function chooseScenario(
  page: Page,
  names: readonly string[],
): Promise<string | null | undefined> {
  const data = { scenario: names.join(',') }
  const answer = await page.request.post('/__world/scenario', { data })
  if (!answer.ok()) throw new Error(await answer.text())
  return (await answer.json()).token
}

/** Writes texts to the browser's storage, also before the first page opens. Null removes a text. */
export async function fillStorage(
  page: Page,
  entries: Readonly<Record<string, string | null>>,
): Promise<void> {
  if (page.url() === 'about:blank') await openBlankPage(page)
  await page.evaluate((texts) => {
    for (const [key, text] of Object.entries(texts)) {
      if (text === null) localStorage.removeItem(key)
      else localStorage.setItem(key, text)
    }
  }, entries)
}

/**
 * Waits until the overlay that has just closed has removed its entry from the browser's history, because that
 * step would cancel a navigation that starts meanwhile.
 */
export async function overlaysGone(page: Page): Promise<void> {
  const isBusy = () =>
    page.evaluate(
      () => history.state?.overlays > 0 && !document.querySelector('[role=dialog], [role=menu]'),
    )
  await expect.poll(isBusy).toBe(false)
}

/** Opens an empty page of the shop's origin. */
export async function openBlankPage(page: Page): Promise<void> {
  await page.goto('/__world/blank')
}

/**
 * Returns as text everything that the browser stores for the shop: storages, history, caches and databases.
 */
export function keptBy(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const kept: unknown[] = [history.state, localStorage, sessionStorage]
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const answer = await cache.match(request)
        const isText = /json|html/.test(answer?.headers.get('Content-Type') ?? '')
        kept.push(request.url, isText ? await answer?.text() : '')
      }
    }
    for (const { name } of await indexedDB.databases()) {
      const opened = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name ?? '')
        opening.addEventListener('success', () => resolve(opening.result))
        opening.addEventListener('error', () => reject(opening.error ?? new Error(name)))
      })
      for (const store of opened.objectStoreNames) {
        const rows = await new Promise((resolve) => {
          const all = opened.transaction(store).objectStore(store).getAll()
          all.addEventListener('success', () => resolve(all.result))
        })
        kept.push(store, rows)
      }
      opened.close()
    }
    return JSON.stringify(kept)
  })
}
