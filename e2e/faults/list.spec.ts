import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, test } from '../fixtures'
import { failInTurn, type FaultRow } from '../support/faults'
import { setScenario } from '../support/world'

test.use({ expectedMessages: ['Failed to load resource'] })

const cardsOf = (page: Page) => page.getByRole('main').getByRole('article')

/** Both lists fail in their place; the error catalogue owns what the other outcomes say. */
const failures: { path: string; rows: FaultRow[] }[] = [
  {
    path: '/products',
    rows: [
      { scenario: 'productList.400', id: 'catalogue.error.invalid' },
      { scenario: 'productList.offline', id: 'catalogue.error.offline' },
      { scenario: 'productList.422', id: 'catalogue.error.invalid' },
    ],
  },
  {
    path: '/category/dresses',
    rows: [
      { scenario: 'productsByCategory.offline', id: 'catalogue.error.offline' },
      { scenario: 'productsByCategory.wrongShape', id: 'catalogue.error.products' },
    ],
  },
]

for (const { path, rows } of failures) {
  test(`every failure of ${path}: said in the list's place; trying again shows it @§2.7.1 @§4.3.1 @§4.3.2 @§8.6.3 @§8.6.4 @§8.6.7a`, async ({
    page,
    text,
  }) => {
    const alert = page.getByRole('main').getByRole('alert')
    await failInTurn(page, text, { path, alert, rows })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/)
    await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible()
    await setScenario(page)
    await alert.getByRole('button', { name: text('ui.retry') }).click()
    await expect(cardsOf(page)).toHaveCount(12)
  })
}

test('an unknown category says so and leads on @§8.6.5', async ({ page, text }) => {
  await page.goto('/category/khong-co')
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toContainText(text('catalogue.error.categoryNotFound'))
  await expect(alert.getByRole('button', { name: text('ui.retry') })).toHaveCount(0)
  const categories = page
    .getByRole('main')
    .getByRole('navigation', { name: text('catalogue.categories') })
  await expect(categories.getByRole('link').first()).toBeVisible()
  await expectNoAxeViolations(page)
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
