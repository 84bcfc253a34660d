import type { Page } from '@playwright/test'
import { accounts } from '../../mocks/seed/accounts'
import { expect } from '../fixtures'
import type { textsOf } from './texts'

type Text = ReturnType<typeof textsOf>

/** Fills the login popup that is open and sends it; by default as the seeded shopper. */
export async function fillLogin(
  page: Page,
  text: Text,
  { email, password }: { email: string; password: string } = accounts.shopper,
): Promise<void> {
  const popup = page.getByRole('dialog', { name: text('auth.login.title') })
  await popup.getByRole('textbox', { name: text('auth.email') }).fill(email)
  await popup.getByRole('textbox', { name: text('auth.password') }).fill(password)
  await popup.getByRole('button', { name: text('auth.login.submit'), exact: true }).click()
}

/** Signs in from the header and waits until the popup has gone. */
export async function signIn(page: Page, text: Text): Promise<void> {
  await openAccount(page, text)
  await fillLogin(page, text)
  await expect(page.getByText(text('auth.signedIn'))).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** Presses the account icon. */
export async function openAccount(page: Page, text: Text): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: text('shell.account') })
    .click()
}

/** Signs out by the menu of the header. */
export async function signOut(page: Page, text: Text): Promise<void> {
  await openAccount(page, text)
  await page.getByRole('button', { name: text('auth.signOut') }).click()
  await expect(page.getByText(text('auth.signedOut'))).toBeVisible()
}
