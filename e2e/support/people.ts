import type { Locator, Page } from '@playwright/test'
import { accounts } from '../../mocks/seed/accounts'
import { expect } from '../fixtures'
import type { Text } from './texts'

/** Fills in the open sign-in popup and sends it. The default account is the seeded shopper. */
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

/** The details of a new shopper who has no account yet. */
export const newcomer = { email: 'lan.moi@moclan.example', password: 'Matkhau1!' } as const

/** Fills in the open register popup, but does not send it. */
export async function fillRegister(page: Page, text: Text): Promise<Locator> {
  const popup = page.getByRole('dialog', { name: text('auth.register.title') })
  const field = (id: Parameters<Text>[0]) =>
    popup.getByRole('textbox', { name: text(id), exact: true })
  await field('auth.lastName').fill('Nguyễn Thị')
  await field('auth.firstName').fill(' Lan ')
  await popup.getByLabel(text('auth.countryCode')).selectOption('+65')
  await field('auth.phone').fill('+84 (0)912-345-678')
  await field('auth.email').fill(newcomer.email)
  await field('auth.password').fill(newcomer.password)
  await field('auth.confirmation').fill(newcomer.password)
  await popup.getByRole('checkbox', { name: text('auth.newsletter') }).check()
  await popup.getByRole('checkbox', { name: text('auth.privacy') }).check()
  return popup
}

/** Opens the register popup with the account icon in the header. */
export async function openRegister(page: Page, text: Text): Promise<void> {
  await openAccount(page, text)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('auth.register.title') })
    .click()
}

/** Signs in with the account icon in the header, and waits until the popup has closed. */
export async function signIn(page: Page, text: Text): Promise<void> {
  await openAccount(page, text)
  await fillLogin(page, text)
  await expect(page.getByText(text('auth.signedIn'))).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** Clicks the account icon in the header. */
export async function openAccount(page: Page, text: Text): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: text('shell.account') })
    .click()
}

/** Signs out with the account menu in the header. */
export async function signOut(page: Page, text: Text): Promise<void> {
  await openAccount(page, text)
  await page.getByRole('menuitem', { name: text('auth.signOut') }).click()
  await expect(page.getByText(text('auth.signedOut'))).toBeVisible()
}
