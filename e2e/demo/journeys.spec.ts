import { expect, test } from '../fixtures'
import { buyADress } from '../support/buy-a-dress'
import { textsOf } from '../support/texts'
import { worldInside } from '../support/world'

test('the demo takes an order in the browser alone', async ({ page, shopLocale }) => {
  await buyADress({ page, locale: shopLocale, phone: true, world: worldInside(page) })
})

test('its world outlives a reload and is the same in every tab', async ({ page, context }) => {
  const text = textsOf('vi')
  await page.goto('/products/dam-chu-a-co-sen-tu-anh?scenario=login:shopper')
  const heart = page
    .getByRole('region', { name: text('product.purchase') })
    .getByRole('button', { name: /yêu thích/ })
  await heart.click()
  await expect(page.getByText(text('wishlist.added'))).toBeVisible()
  await page.reload()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  const other = await context.newPage()
  await other.goto('/wishlist')
  await expect(other.getByRole('link', { name: /Đầm chữ A/ }).first()).toBeVisible()
})

test.describe('a scenario of the address', () => {
  test.use({ expectedMessages: ['Failed to load resource'] })

  test('holds for the tab until it is taken back', async ({ page }) => {
    const text = textsOf('vi')
    await page.goto('/category/dresses?scenario=productsByCategory.offline')
    const failure = page.getByText(text('catalogue.error.offline'))
    await expect(failure).toBeVisible()
    await page.goto('/category/skirts')
    await expect(failure).toBeVisible()
    await page.goto('/category/skirts?scenario=')
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /Chân váy/ })
        .first(),
    ).toBeVisible()
  })
})
