import type { Page } from '@playwright/test'
import type { Tables } from '../../mocks/db/tables'
import type { LogEntry } from '../../mocks/pipeline/pipeline'
import type { ScenarioName } from '../../mocks/scenarios/names'
import { splitNames } from '../../mocks/scenarios/parse'
import { tokenKey } from '../../src/lib/kept-keys'
import { expect } from '../fixtures'

/** Reads a table of the mock database. */
export type ReadWorld = <T extends keyof Tables>(table: T) => Promise<Tables[T]>

/**
 * Returns a function that reads the mock world at `origin`. The default is the world that serves the page.
 */
export function worldOf(page: Page, origin = ''): ReadWorld {
  return async (table) => (await page.request.get(`${origin}/__world/${table}`)).json()
}

/**
 * Returns two functions about the orders placed from now on: one counts them, and one gives the code of the
 * last order.
 */
export async function ordersSince(page: Page) {
  const world = worldOf(page)
  const before = (await world('orders')).length
  return {
    ordered: async () => (await world('orders')).length - before,
    lastCode: async () => (await world('orders')).at(-1)?.code ?? '?',
  }
}

/** Returns a function that reads the mock world inside the page's browser, as the demo has it. */
export function worldInside(page: Page): ReadWorld {
  return (table) => page.evaluate((name) => window.__mockWorld?.read(name), table) as never
}

/** Returns the calls that the backend has answered since the test began, oldest first. */
export async function callsTo(page: Page): Promise<readonly LogEntry[]> {
  return (await page.request.get('/__world/log')).json()
}

/** Sets the scenarios of the mock world. Without names, the world has none. */
export function setScenario(page: Page, ...names: readonly ScenarioName[]): Promise<void> {
  return setScenarios(page, names)
}

/** Does the same as `setScenario` with names that the compiler does not check, such as names from a URL. */
export async function setScenarios(page: Page, names: readonly string[]): Promise<void> {
  const token = await chooseScenario(page, names)
  if (token !== undefined) await fillStorage(page, { [tokenKey]: token })
}

/** Opens a URL as QA does. The scenarios in `?scenario=a,b` are set first, and `login:…` signs in. */
export async function visit(page: Page, address: string): Promise<void> {
  const asked = new URL(address, 'http://shop').searchParams.get('scenario')
  if (asked !== null) await setScenarios(page, splitNames(asked))
  await overlaysGone(page)
  await page.goto(address)
}

/**
 * Sets the scenarios. Returns the token of the session, null for a visitor, or undefined without a `login:…`.
 */
async function chooseScenario(
  page: Page,
  names: readonly string[],
): Promise<string | null | undefined> {
  const data = { scenario: names.join(',') }
  const answer = await page.request.post('/__world/scenario', { data })
  if (!answer.ok()) throw new Error(await answer.text())
  return (await answer.json()).token
}

/** Writes texts into the browser's storage, even before the first page opens. Null removes a text. */
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
 * Waits until an overlay that has just closed has removed its entry from the browser's history. The removal
 * is a step back in the history, and would cancel a navigation that starts at that time.
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
 * Returns everything that the browser stores for the shop as one text: storages, history, caches and
 * databases.
 */
export function everythingStored(page: Page): Promise<string> {
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
