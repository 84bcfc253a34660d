import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { setScenario } from '../support/world'

test.use({ expectedMessages: ['Failed to load resource'] })

const cardsOf = (page: Page) => page.getByRole('main').getByRole('article')

test('an unknown category says so and leads on @§8.6.5', async ({ page, text }) => {
  await page.goto('/category/khong-co')
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toContainText(text('catalogue.error.categoryNotFound'))
  await expect(alert.getByRole('button', { name: text('ui.retry') })).toHaveCount(0)
  const categories = page
    .getByRole('main')
    .getByRole('navigation', { name: text('catalogue.categories') })
  await expect(categories.getByRole('link').first()).toBeVisible()
  await alert.getByRole('link', { name: text('catalogue.seeAll') }).click()
  await expect(page).toHaveURL(/\/products$/)
  await expect(cardsOf(page)).toHaveCount(12)
  await test.step('the page before stays, dimmed and busy, while the next one comes', async () => {
    await setScenario(page, 'productList.slow')
    await page.getByRole('combobox').first().selectOption('low-to-high')
    await expect(page).toHaveURL(/sort=low-to-high/)
    await expect(page.getByRole('main').locator('[aria-busy=true]').first()).toBeVisible()
    await expect(cardsOf(page)).toHaveCount(12)
  })
})
