import { expect, test } from '../fixtures'
import { visit } from '../support/world'

test.use({ expectedMessages: ['Failed to load resource', 'net::ERR'] })

test('an unanswered user is signed out @§4.1.1b @§4.1.4b @§8.1.6', async ({ page, text }) => {
  for (const fault of ['serverError', 'wrongShape']) {
    await visit(page, `/cart?scenario=login:shopper,currentUser.${fault}`)
    await expect(page.getByText(text('auth.error.user')), fault).toHaveCount(1)
    expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull()
  }
})
