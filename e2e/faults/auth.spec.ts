import { accounts } from '../../mocks/seed/accounts'
import type { ScenarioName } from '../../mocks/scenarios/names'
import type { MessageId } from '../../src/i18n/message-id'
import { expect, test } from '../fixtures'
import { fillLogin, openAccount } from '../support/people'
import { textsOf } from '../support/texts'

test.use({ expectedMessages: ['Failed to load resource', 'net::ERR'] })

/** Our own text by its id, or the server's as the contract names it (spec §8). */
const refusals: { scenario: ScenarioName; id?: MessageId; words?: string }[] = [
  { scenario: 'login.badCredentials', id: 'auth.error.badCredentials' },
  { scenario: 'login.invalid', words: 'Email không hợp lệ, Vui lòng nhập mật khẩu' },
  { scenario: 'login.serverError', id: 'auth.error.loginFailed' },
  { scenario: 'login.offline', id: 'common.error.offline' },
  { scenario: 'login.html', id: 'auth.error.cannotConnect' },
]

for (const { scenario, id, words } of refusals) {
  test(`${scenario}: said in the red box, what was typed stays`, async ({ page, shopLocale }) => {
    const text = textsOf(shopLocale)
    await page.goto(`/cart?scenario=${scenario}`)
    await openAccount(page, text)
    await fillLogin(page, text)
    const popup = page.getByRole('dialog')
    await expect(popup.getByRole('alert')).toHaveText(id ? text(id) : (words ?? ''))
    const email = popup.getByRole('textbox', { name: text('auth.email') })
    await expect(email).toHaveValue(accounts.shopper.email)
    await email.press('End')
    await email.pressSequentially('n')
    await expect(popup.getByRole('alert')).toHaveCount(0)
  })
}

test('a user who can not be had is signed out, said once', async ({ page, shopLocale }) => {
  const text = textsOf(shopLocale)
  await page.goto('/cart?scenario=login:shopper,currentUser.serverError')
  await expect(page.getByText(text('auth.error.user'))).toHaveCount(1)
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull()
})

test('a session that ends on the way signs out once and goes on after signing in', async ({
  page,
  shopLocale,
}) => {
  const text = textsOf(shopLocale)
  await page.goto('/products/dam-chu-a-co-sen-tu-anh?scenario=login:shopper')
  await openAccount(page, text)
  await expect(page.getByText(accounts.shopper.email)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.evaluate(() => window.__mockWorld?.setScenario('token.expired'))
  const heart = page.getByRole('button', { name: /yêu thích|wishlist/ }).first()
  await heart.click()
  await expect(page.getByText(text('auth.expired'))).toHaveCount(1)
  await page.evaluate(() => window.__mockWorld?.setScenario(''))
  await fillLogin(page, text)
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveURL(/dam-chu-a-co-sen-tu-anh/)
})

for (const scenario of ['addToWishlist.serverError', 'addToWishlist.offline'] as const) {
  test(`${scenario}: said once, the heart stays as it was`, async ({ page, shopLocale }) => {
    const text = textsOf(shopLocale)
    await page.goto(`/products/dam-chu-a-co-sen-tu-anh?scenario=login:shopper,${scenario}`)
    const heart = page.getByRole('button', { name: /yêu thích|wishlist/ }).first()
    await heart.click()
    await expect(page.getByText(text('wishlist.error.add'))).toHaveCount(1)
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
  })
}

test('removeFromWishlist.serverError: said once, the product stays kept', async ({
  page,
  shopLocale,
}) => {
  const text = textsOf(shopLocale)
  await page.goto('/products/dam-chu-a-co-sen-tu-anh?scenario=login:shopper')
  const heart = page.getByRole('button', { name: /yêu thích|wishlist/ }).first()
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(heart).not.toHaveAttribute('aria-busy')
  await page.evaluate(() => window.__mockWorld?.setScenario('removeFromWishlist.serverError'))
  await heart.click()
  await expect(page.getByText(text('wishlist.error.remove'))).toHaveCount(1)
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
})
