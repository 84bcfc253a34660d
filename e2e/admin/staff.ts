import type { Locator, Page } from '@playwright/test'
import { accounts } from '../../mocks/seed/accounts'
import { slowdown } from '../../scripts/e2e-setup'
import { tokenKey } from '../../src/lib/kept-keys'
import { textsOf } from '../support/texts'

const text = textsOf('en')

/** One red pixel. It is square, so that the shop does not ask to crop it. */
export const pixel = {
  name: 'pixel.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==',
    'base64',
  ),
}

/** The rows of the only table, from its heading on. */
export const rows = (page: Page) => page.getByRole('table').getByRole('row')
/** The id of what a row is about. */
export const idOf = async (row: Locator) => (await row.getAttribute('data-row')) ?? ''

export const field = (page: Page, id: Parameters<typeof text>[0]) =>
  page.getByRole('textbox', { name: text(id), exact: true })
export const button = (page: Page, id: Parameters<typeof text>[0]) =>
  page.getByRole('button', { name: text(id), exact: true })

/**
 * A row once it takes clicks: for a moment after it has moved, or got other buttons, it takes none
 * (Product §4.12.3).
 */
export const still = (row: Locator) => row.and(row.page().locator(':not([data-moved])'))

/**
 * Stops the clock of a page, where `clock.install` has it: however busy the machine is, the next click comes
 * at its time.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate((soon) => Date.now() + soon, 1000 * slowdown))
}

/** Fills in and sends the sign-in of the back office, as a page or as a dialog over a screen. */
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
 * Calls the API directly with the session of the page: as a colleague who works at the same time, or as a
 * visitor who tries URLs.
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
 * Keeps what a page shows as it is: its reads of that path wait, also those that another tab's write asks
 * for. Returns what lets them go on.
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
 * Types a code and Enter as a scanner does: too fast for the keyboard of a test, which a busy machine slows
 * down.
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
