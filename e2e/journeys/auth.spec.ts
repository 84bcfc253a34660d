import type { Page } from '@playwright/test'
import { accounts } from '../../mocks/seed/accounts'
import { expect, test } from '../fixtures'
import { callsOf } from '../support/checkout'
import {
  fillLogin,
  fillRegister,
  newcomer,
  openAccount,
  openRegister,
  signOut,
} from '../support/people'
import { visit, worldOf } from '../support/world'

const token = (page: Page) => page.evaluate(() => localStorage.getItem('auth_token'))
test('register, sign out, sign in again @§2.3.4 @§2.4.1 @§2.4.2 @§4.1.2 @§4.1.3', async ({
  page,
  text,
}) => {
  await page.goto('/')
  await openRegister(page, text)
  await test.step('a control that takes the focus stays clear of the button at the lower edge', async () => {
    const newsletter = page.getByRole('checkbox', { name: text('auth.newsletter') })
    await newsletter.focus()
    const [box, button] = await Promise.all(
      [newsletter, page.getByRole('button', { name: text('auth.register.submit') })].map((one) =>
        one.boundingBox(),
      ),
    )
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0)
  })
  await fillRegister(page, text)
  await page.getByRole('button', { name: text('auth.register.submit') }).dblclick()
  await expect(page.getByText(text('auth.registered'))).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  expect(await callsOf(page, 'register'), 'sent once').toBe(1)
  const user = (await worldOf(page)('users')).find(({ email }) => email === newcomer.email)
  expect(user).toMatchObject({ first_name: 'Lan', phone: '+84 (0)912-345-678' })

  await openAccount(page, text)
  await expect(page.getByText(newcomer.email)).toBeVisible()
  await page.keyboard.press('Escape')
  await signOut(page, text)
  expect(await token(page)).toBeNull()
  await expect(page).toHaveURL('/')

  await openAccount(page, text)
  await fillLogin(page, text, newcomer)
  await expect(page.getByText(text('auth.signedIn'))).toBeVisible()
  expect(await token(page)).toMatch(/^\w+$/)

  await test.step('the session outlives a reload @§2.3.4 @§4.1.1', async () => {
    await page.reload()
    await openAccount(page, text)
    await expect(page.getByText(newcomer.email)).toBeVisible()
    await page.getByRole('main').click({ position: { x: 5, y: 5 } })
    await expect(page.getByRole('menu')).toHaveCount(0)
  })
})

test('both popups work by keys alone @§2.4.3 @§4.1.2 @§14.2b', async ({ page, text }) => {
  await page.goto('/cart')
  const icon = page.getByRole('banner').getByRole('button', { name: text('shell.account') })
  const dialog = page.getByRole('dialog')
  const field = (id: Parameters<typeof text>[0]) =>
    dialog.getByRole('textbox', { name: text(id), exact: true })
  const click = (id: Parameters<typeof text>[0]) =>
    dialog.getByRole('button', { name: text(id), exact: true })
  await icon.press('Enter')
  await expect(field('auth.email')).toBeFocused()
  // Tests run with reduced motion, so the dialog has no transition.
  await expect(dialog).toHaveCSS('transition-duration', '0s')
  await field('auth.email').fill('lan@moclan.vn')
  for (const next of [field('auth.password'), click('auth.showPassword')]) {
    await page.keyboard.press('Tab')
    await expect(next).toBeFocused()
  }
  await click('auth.register.title').press('Enter')
  await expect(page.getByRole('dialog', { name: text('auth.register.title') })).toBeVisible()
  await expect(field('auth.email')).toHaveValue('lan@moclan.vn')
  await field('auth.phone').fill('0912 345')

  // The link to the privacy policy opens a new browser tab. If the shopper closes the popup by mistake, the
  // popup keeps the typed values.
  const opened = page.waitForEvent('popup')
  await dialog.getByRole('link', { name: text('auth.privacy.link') }).press('Enter')
  await expect(await opened).toHaveURL('/privacy')
  await page.bringToFront()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(icon).toBeFocused()
  await icon.press('Enter')
  await click('auth.register.title').click()
  await expect(field('auth.phone')).toHaveValue('0912 345')
})

test('after a sign-in, the path of the guard opens @phone @§2.2.2', async ({ page, text }) => {
  await page.goto('/checkout?redirect=%2Faccount%2Forders%3Ftab%3Dcompleted')
  await expect(page).toHaveURL(/\/cart$/)
  await fillLogin(page, text)
  await expect(page).toHaveURL(/\/account\/orders\?tab=completed$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await visit(page, '/checkout?redirect=%2Fwishlist')
  await expect(page).toHaveURL(/\/wishlist$/)
})

test('the sign-in sends values that a password manager has filled in without an event @§5.1.1', async ({
  page,
  text,
}) => {
  await page.goto('/')
  await openAccount(page, text)
  const popup = page.getByRole('dialog', { name: text('auth.login.title') })
  const fill = (name: string, value: string) =>
    popup.getByRole('textbox', { name }).evaluate((box, filled) => {
      // Fills in the field as a browser extension does, without the events that the page listens to.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, filled)
    }, value)
  await fill(text('auth.email'), accounts.shopper.email)
  await fill(text('auth.password'), accounts.shopper.password)
  await popup.getByRole('button', { name: text('auth.login.submit'), exact: true }).click()
  await expect(page.getByText(text('auth.signedIn'))).toBeVisible()
})
