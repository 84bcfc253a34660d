import type { APIRequestContext, Page } from '@playwright/test'
import type { Tables } from '../../mocks/db/tables'
import type { ScenarioName } from '../../mocks/scenarios/names'
import { mockServerPort } from '../../scripts/real-build'

/** Reads a table of the mock database behind the page. */
export type ReadWorld = <T extends keyof Tables>(table: T) => Promise<Tables[T]>

/** The world that lives in the page's own browser. */
export function browserWorld(page: Page): ReadWorld {
  return (table) => page.evaluate((name) => window.__mockWorld?.read(name), table) as never
}

/** The world of `npm run mock:server`. */
export function serverWorld(request: APIRequestContext): ReadWorld {
  return async (table) => {
    const answer = await request.get(`http://127.0.0.1:${mockServerPort}/__world/${table}`)
    return answer.json()
  }
}

/** Turns the scenarios of the page's world to these; without any it is the usual one again. */
export function setScenario(page: Page, ...names: readonly ScenarioName[]): Promise<void> {
  return page.evaluate((text) => window.__mockWorld?.setScenario(text), names.join(','))
}
