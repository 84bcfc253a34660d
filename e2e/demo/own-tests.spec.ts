import { expect, test } from '@playwright/test'
import { demoAddress } from '../../scripts/e2e-setup'

// The tests in this file are also in docs/qa.md ("Your own Playwright or Cypress"), word for word.
test.use({ baseURL: demoAddress, viewport: { width: 1280, height: 800 }, isMobile: false })

test('a state by link', async ({ page }) => {
  await page.goto('/checkout?lang=en&scenario=checkout:cod,createOrder.offline')
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page.getByText('Cannot connect to server.').first()).toBeVisible()
})

test('one intercepted call', async ({ page }) => {
  await page.route('**/api/products?*', (route) =>
    route.fulfill({ status: 500, json: { success: false, message: 'Closed for stocktaking' } }),
  )
  await page.goto('/products?lang=en&world=network')
  await expect(page.getByText('Closed for stocktaking').first()).toBeVisible()
})

test('a HAR replayed', async ({ page, browser }, info) => {
  const har = info.outputPath('shop.har')
  await page.goto('/cart?lang=en&qa=calls&scenario=cart:filled,cart.price-changed')
  await expect(page.getByText('The price has changed').first()).toBeVisible()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as HAR' }).click()
  await (await saving).saveAs(har)
  const replayed = await browser.newPage()
  await replayed.routeFromHAR(har, { url: '**/api/**' })
  await replayed.goto('/cart?lang=en&world=network&scenario=cart:filled')
  await expect(replayed.getByText('The price has changed').first()).toBeVisible()
})
