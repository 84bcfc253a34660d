import type { Page } from '@playwright/test'
import type { Tables } from '../../mocks/db/tables'
import type { LogEntry } from '../../mocks/pipeline/log'
import { splitNames } from '../../mocks/scenarios/parse'
import type { ScenarioName } from '../../mocks/scenarios/names'
import { tokenKey } from '../../src/api/session'

/** Reads a table of the mock database behind the page. */
export type ReadWorld = <T extends keyof Tables>(table: T) => Promise<Tables[T]>

/** The world of the backend at `origin`; by default of the one that serves the page. */
export function worldOf(page: Page, origin = ''): ReadWorld {
  return async (table) => (await page.request.get(`${origin}/__world/${table}`)).json()
}

/** The calls that the backend has answered since the test began, oldest first. */
export async function callsTo(page: Page): Promise<readonly LogEntry[]> {
  return (await page.request.get('/__world/log')).json()
}

/** Turns the scenarios of the world to these; without any it is the usual one again. */
export async function setScenario(page: Page, ...names: readonly ScenarioName[]): Promise<void> {
  const token = await chooseScenario(page, names)
  if (token !== undefined) await fillStorage(page, { [tokenKey]: token })
}

/**
 * Opens an address as QA does: `?scenario=a,b` puts the world into that state first, and `login:` among the names
 * signs in.
 */
export async function visit(page: Page, address: string): Promise<void> {
  const asked = new URL(address, 'http://shop').searchParams.get('scenario')
  const token = asked === null ? undefined : await chooseScenario(page, splitNames(asked))
  if (token !== undefined) await fillStorage(page, { [tokenKey]: token })
  await page.goto(address)
}

/** The session that goes with the scenario: null for a visitor, undefined where the scenario does not say. */
async function chooseScenario(
  page: Page,
  names: readonly string[],
): Promise<string | null | undefined> {
  const data = { scenario: names.join(',') }
  const answer = await page.request.post('/__world/scenario', { data })
  if (!answer.ok()) throw new Error(await answer.text())
  return (await answer.json()).token
}

/** Puts texts into the browser's storage, null removes one: as an earlier visit left them, where no page is open yet. */
export async function fillStorage(
  page: Page,
  entries: Readonly<Record<string, string | null>>,
): Promise<void> {
  if (page.url() === 'about:blank') await page.goto('/__world/blank')
  await page.evaluate((texts) => {
    for (const [key, text] of Object.entries(texts)) {
      if (text === null) localStorage.removeItem(key)
      else localStorage.setItem(key, text)
    }
  }, entries)
}
