import type { Locator, Page } from '@playwright/test'
import { tokenKey } from '../../src/api/session'
import { accounts } from '../../mocks/seed/accounts'
import { textsOf } from '../support/texts'

const text = textsOf('en')

/** Fills the back office's sign-in, in its own page or over a screen, and sends it. */
export async function signInAsStaff(place: Page | Locator): Promise<void> {
  await place.getByRole('textbox', { name: text('auth.email') }).fill(accounts.staff.email)
  await place.getByRole('textbox', { name: text('auth.password') }).fill(accounts.staff.password)
  await place.getByRole('button', { name: text('auth.login.submit'), exact: true }).click()
}

type Call = { method?: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: string; body?: unknown }

/**
 * Asks the API past the screens, with the session that the page has: as somebody else of the staff who is at work
 * meanwhile, or as somebody who tries addresses.
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
