import { expect, test } from '../fixtures'
import { brand } from '../support/brand'

test.use({ expectedMessages: ['Failed to load resource'] })

test('a product that is not there leads on, without a retry @§8.6.7b', async ({ page, text }) => {
  const alert = page.getByRole('main').getByRole('alert')
  await page.goto('/products/dam-chu-a-da-het')
  await expect(alert).toContainText(text('product.error.notFound'))
  await expect(alert.getByRole('button', { name: text('ui.retry') })).toHaveCount(0)
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /^Đầm chữ A/ })
      .first(),
  ).toBeVisible()
  await expect(page).toHaveTitle(`${text('product.error.notFound')} · ${brand.name}`)
  await alert.getByRole('link', { name: text('catalogue.seeAll') }).click()
  await expect(page).toHaveURL(/\/products$/)
})
