import { specials } from '../../mocks/seed/catalogue/specials'
import { expect, test } from '../fixtures'
import { textsOf } from '../support/texts'

test('what is sold out everywhere can neither be chosen nor bought', async ({
  page,
  shopLocale,
}) => {
  const text = textsOf(shopLocale)
  await page.goto(`/products/${specials.soldOut}`)
  await expect(page.getByRole('button', { name: text('product.addToCart') })).toBeDisabled()
  await expect(page.getByRole('button', { name: text('product.buyNow') })).toBeDisabled()
})

test('the chosen variant is in the address, and the address chooses it', async ({
  page,
  shopLocale,
}) => {
  const text = textsOf(shopLocale)
  await page.goto('/products/dam-chu-a-co-sen-tu-anh')
  const colours = page.getByRole('radiogroup', { name: text('product.color') }).getByRole('radio')
  await colours.nth(1).locator('xpath=..').click()
  await expect(page).toHaveURL(/variant=\d+/)
  await page.reload()
  await expect(colours.nth(1)).toBeChecked()
})

test('server HTML is shown without what could run', async ({ page, shopLocale }) => {
  await page.goto(`/products/${specials.dangerousHtml}`)
  const text = textsOf(shopLocale)
  await expect(page.getByRole('button', { name: text('product.detail') })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.locator('script, [onerror], [onclick], a[href^="javascript:"]')).toHaveCount(0)
})

test('back from a product returns to the place in the list', async ({ page, shopLocale }) => {
  const text = textsOf(shopLocale)
  await page.goto('/category/dresses?page=2&sort=low-to-high')
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards.first()).toBeVisible()
  await cards.first().getByRole('link').click()
  await expect(page.getByRole('button', { name: text('product.addToCart') })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/page=2&sort=low-to-high/)
  await expect(cards.first()).toBeVisible()
})
