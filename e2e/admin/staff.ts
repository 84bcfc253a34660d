import type { Locator, Page } from '@playwright/test'
import { accounts } from '../../mocks/seed/accounts'
import { slowdown } from '../../scripts/e2e-setup'
import { tokenKey } from '../../src/lib/kept-keys'
import { textsOf } from '../support/texts'

const text = textsOf('en')

/** A square red picture of one pixel. The shop does not ask to crop a square picture. */
export const pixel = {
  name: 'pixel.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==',
    'base64',
  ),
}

/** Returns the rows of the page's only table, including the row of column heads. */
export const rows = (page: Page) => page.getByRole('table').getByRole('row')
/** Returns the id of the record that a row shows. */
export const idOf = async (row: Locator) => (await row.getAttribute('data-row')) ?? ''

export const field = (page: Page, id: Parameters<typeof text>[0]) =>
  page.getByRole('textbox', { name: text(id), exact: true })
export const button = (page: Page, id: Parameters<typeof text>[0]) =>
  page.getByRole('button', { name: text(id), exact: true })

/**
 * Finds a row only when it accepts clicks. A row that has just moved ignores clicks for a moment (Product
 * §4.12.3).
 */
export const clickableRow = (row: Locator) => row.and(row.page().locator(':not([data-moved])'))

/**
 * Stops the clock of a page after `clock.install`. The next click then comes at the intended time, even on a
 * busy machine.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate((soon) => Date.now() + soon, 1000 * slowdown))
}

/** Signs in to the back office, either on its sign-in page or in the dialog over a screen. */
export async function signInAsStaff(
  place: Page | Locator,
  who: { email: string; password: string } = accounts.staff,
): Promise<void> {
  await place.getByRole('textbox', { name: text('auth.email') }).fill(who.email)
  await place.getByRole('textbox', { name: text('auth.password') }).fill(who.password)
  await place.getByRole('button', { name: text('auth.login.submit'), exact: true }).click()
}

type Call = { method?: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: string; body?: unknown }

/**
 * Calls the API with the session of the page. Such a call stands for a colleague who works at the same time,
 * or for a visitor who tries URLs.
 */
export function askBehind(page: Page, { method = 'GET', path, body }: Call) {
  return page.evaluate(
    async ([address, verb, key, json]) => {
      const headers = new Headers({ 'Content-Type': 'application/json' })
      const token = localStorage.getItem(key)
      if (token) headers.set('Authorization', `Bearer ${token}`)
      const answer = await fetch(address, { method: verb, headers, ...(json && { body: json }) })
      return { status: answer.status, text: await answer.text() }
    },
    [path, method, tokenKey, JSON.stringify(body)] as const,
  )
}

/**
 * Holds back the page's reads of a path, including the reads after a write in another browser tab. Returns a
 * function that releases the reads.
 */
export async function keepStale(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(
    ({ pathname }) => pathname === path,
    async (route) => {
      if (route.request().method() === 'GET') await promise
      await route.continue()
    },
  )
  return resolve
}

/**
 * Types a barcode and Enter as fast as a scanner does. Playwright's keyboard is too slow for this on a busy
 * machine.
 */
export function scan(field: Locator, code: string): Promise<void> {
  return field.evaluate(
    (input, keys) => {
      for (const key of keys)
        input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    },
    [...Array.from(code), 'Enter'],
  )
}
