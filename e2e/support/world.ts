import type { APIRequestContext, Page } from '@playwright/test'
import type { Tables } from '../../mocks/db/tables'
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
