import { accounts } from '../../mocks/seed/accounts'
import { expect, test } from '../fixtures'
import { fillLogin, openAccount } from '../support/people'
import { setScenario, visit } from '../support/world'

test.use({ expectedMessages: ['Failed to load resource', 'net::ERR'] })

test('an unanswered user is signed out @§4.1.1b @§4.1.4b @§8.1.6', async ({ page, text }) => {
  for (const fault of ['serverError', 'wrongShape']) {
    await visit(page, `/cart?scenario=login:shopper,currentUser.${fault}`)
    await expect(page.getByText(text('auth.error.user')), fault).toHaveCount(1)
    expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull()
  }
})

test('a session that ends signs out once and goes on', async ({ page, text }) => {
  await visit(page, '/products/dam-chu-a-co-sen-tu-anh?scenario=login:shopper')
  await openAccount(page, text)
  await expect(page.getByText(accounts.shopper.email)).toBeVisible()
  await page.keyboard.press('Escape')
  await setScenario(page, 'token.expired')
  const heart = page.getByRole('button', { name: /yêu thích|wishlist/ }).first()
  await heart.click()
  await expect(page.getByText(text('auth.expired'))).toHaveCount(1)
  await setScenario(page)
  await fillLogin(page, text)
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveURL(/dam-chu-a-co-sen-tu-anh/)
})
