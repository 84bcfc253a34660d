import { expect, test } from '../fixtures'
import { textsOf } from '../support/texts'
import { visit } from '../support/world'

test.use({ expectedMessages: ['Failed to load resource'] })

test('without the site info the shop works, with less in its header', async ({ page }) => {
  for (const scenario of ['siteInfo.timeout', 'siteInfo.wrongShape']) {
    await visit(page, `/category/dresses?scenario=${scenario}`)
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: /Mộc Lan/ })).toBeVisible()
  }
})

test('damaged storage costs nobody their shop', async ({ page, shopLocale }) => {
  const text = textsOf(shopLocale)
  await page.addInitScript(() => {
    localStorage.setItem('cart', '[{"productId":1,"quantity":-3},{"broken"')
    localStorage.setItem('cart_selected', '{"no":"list"}')
    localStorage.setItem('__mock_world', 'not json')
  })
  await page.goto('/cart')
  await expect(page.getByText(text('cart.empty'), { exact: true })).toBeVisible()
})
