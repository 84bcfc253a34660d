import type { Page } from '@playwright/test'
import { accounts } from '../../mocks/seed/accounts'
import { expect, expectNoAxeViolations, test } from '../fixtures'
import { fillLogin, openAccount, signIn, signOut } from '../support/people'
import { textsOf } from '../support/texts'
import { browserWorld } from '../support/world'

type Text = ReturnType<typeof textsOf>

const token = (page: Page) => page.evaluate(() => localStorage.getItem('auth_token'))
const person = { email: 'lan.moi@moclan.example', password: 'Matkhau1!' }

async function fillRegister(page: Page, text: Text): Promise<void> {
  const popup = page.getByRole('dialog', { name: text('auth.register.title') })
  const field = (id: Parameters<Text>[0]) =>
    popup.getByRole('textbox', { name: text(id), exact: true })
  await field('auth.firstName').fill(' Lan ')
  await field('auth.lastName').fill('Nguyễn Thị')
  await popup.getByLabel(text('auth.countryCode')).selectOption('+65')
  await field('auth.phone').fill('+84 (0)912-345-678')
  await field('auth.email').fill(person.email)
  await field('auth.password').fill(person.password)
  await field('auth.confirmation').fill(person.password)
  await popup.getByRole('checkbox', { name: text('auth.newsletter') }).check()
  await popup.getByRole('checkbox', { name: text('auth.privacy') }).check()
}

test('register, sign out, sign in again', async ({ page, shopLocale }) => {
  const text = textsOf(shopLocale)
  await page.goto('/')
  await openAccount(page, text)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('auth.register.title') })
    .click()
  await fillRegister(page, text)
  await page.getByRole('button', { name: text('auth.register.submit') }).dblclick()
  await expect(page.getByText(text('auth.registered'))).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  const sent = await page.evaluate(() =>
    window.__mockWorld?.log().filter(({ operation }) => operation === 'register'),
  )
  expect(sent, 'sent once').toHaveLength(1)
  const user = (await browserWorld(page)('users')).find(({ email }) => email === person.email)
  expect(user).toMatchObject({ first_name: 'Lan', phone: '+84 (0)912-345-678' })

  await openAccount(page, text)
  await expect(page.getByText(person.email)).toBeVisible()
  await page.keyboard.press('Escape')
  await signOut(page, text)
  expect(await token(page)).toBeNull()
  await expect(page).toHaveURL('/')

  await openAccount(page, text)
  await fillLogin(page, text, person)
  await expect(page.getByText(text('auth.signedIn'))).toBeVisible()
  expect(await token(page)).toMatch(/^\w+$/)
})

test('the session outlives a reload', async ({ page, shopLocale }) => {
  const text = textsOf(shopLocale)
  await page.goto('/cart?scenario=login:shopper')
  await page.reload()
  await openAccount(page, text)
  await expect(page.getByText(accounts.shopper.email)).toBeVisible()
  await page.getByRole('main').click({ position: { x: 5, y: 5 } })
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('the popups have no axe violations and lead to each other', async ({ page, shopLocale }) => {
  const text = textsOf(shopLocale)
  await page.goto('/cart')
  await openAccount(page, text)
  await page.getByRole('textbox', { name: text('auth.email') }).fill('lan@moclan.vn')
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: text('auth.register.title') }).click()
  await expect(page.getByRole('textbox', { name: text('auth.email') })).toHaveValue('lan@moclan.vn')
  await expectNoAxeViolations(page)
})

test('what does not exist yet says so', async ({ page, shopLocale }) => {
  const text = textsOf(shopLocale)
  await page.goto('/cart')
  await openAccount(page, text)
  for (const id of ['auth.forgot', 'auth.google'] as const) {
    await page.getByRole('button', { name: text(id) }).click()
  }
  await expect(page.getByText(text('auth.comingSoon'), { exact: true })).toHaveCount(2)
})

test('signed in and out in one tab shows in the other', async ({ page, context, shopLocale }) => {
  const text = textsOf(shopLocale)
  const other = await context.newPage()
  await other.goto('/cart')
  await page.goto('/cart')
  await signIn(page, text)
  await openAccount(other, text)
  await expect(other.getByText(accounts.shopper.email)).toBeVisible()
  await signOut(page, text)
  await expect(other.getByText(accounts.shopper.email)).toHaveCount(0)
  await openAccount(other, text)
  await expect(other.getByRole('dialog', { name: text('auth.login.title') })).toBeVisible()
})
