import type { Page } from '@playwright/test'
import type { MessageId } from '../../src/i18n/message-id.gen'
import { expect, expectNoAxeViolations, test } from '../fixtures'
import { failInTurn, type FaultRow } from '../support/faults'
import { textsOf } from '../support/texts'
import { setScenario, visit } from '../support/world'

test.use({ expectedMessages: ['Failed to load resource'] })

const cardsOf = (page: Page) => page.getByRole('main').getByRole('article')

/** Product §8, catalogue: the server's own words come first, ours stand in for them. */
const failures: { path: string; rows: FaultRow[] }[] = [
  {
    path: '/products',
    rows: [
      { scenario: 'productList.serverError', words: 'Có lỗi xảy ra khi tải sản phẩm' },
      { scenario: 'productList.400', id: 'catalogue.error.invalid' },
      { scenario: 'productList.500', id: 'catalogue.error.products' },
      { scenario: 'productList.422', id: 'catalogue.error.invalid' },
      { scenario: 'productList.html', id: 'catalogue.error.products' },
      { scenario: 'productList.offline', id: 'catalogue.error.offline' },
      { scenario: 'productList.empty', id: 'catalogue.error.products' },
      { scenario: 'productList.offline', id: 'catalogue.error.offline' },
      { scenario: 'productList.truncated', id: 'catalogue.error.products' },
    ],
  },
  {
    path: '/category/dresses',
    rows: [
      { scenario: 'productsByCategory.serverError', words: 'Có lỗi xảy ra khi tải sản phẩm' },
      { scenario: 'productsByCategory.offline', id: 'catalogue.error.offline' },
      { scenario: 'productsByCategory.422', id: 'catalogue.error.invalid' },
      { scenario: 'productsByCategory.wrongShape', id: 'catalogue.error.products' },
    ],
  },
]

for (const { path, rows } of failures) {
  test(`every failure of ${path}: said in the list's place; trying again shows it`, async ({
    page,
    shopLocale,
  }) => {
    const text = textsOf(shopLocale)
    const alert = page.getByRole('main').getByRole('alert')
    await failInTurn(page, text, { path, alert, rows })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/)
    await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible()
    await setScenario(page)
    await alert.getByRole('button', { name: text('ui.retry') }).click()
    await expect(cardsOf(page)).toHaveCount(12)
  })
}

/** The texts of Product §8, word for word. */
test("the product's own words", async ({ shopLocale }) => {
  const text = textsOf(shopLocale)
  const said = {
    vi: {
      'catalogue.error.offline': 'Không thể kết nối đến server',
      'catalogue.error.invalid': 'Dữ liệu không hợp lệ',
      'catalogue.empty': 'Không có sản phẩm nào trong danh mục này',
    },
    en: {
      'catalogue.error.offline': 'Cannot connect to server',
      'catalogue.error.products': 'Error occurred while fetching products',
      'catalogue.error.categoryNotFound': 'Category not found',
      'catalogue.empty': 'No products found in this category',
    },
  }[shopLocale]
  for (const [id, words] of Object.entries(said)) expect(text(id as MessageId)).toBe(words)
})

test('an unknown category says so and leads on', async ({ page, shopLocale }) => {
  const text = textsOf(shopLocale)
  await page.goto('/category/khong-co')
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toContainText(text('catalogue.error.categoryNotFound'))
  await expectNoAxeViolations(page)
  await alert.getByRole('link', { name: text('catalogue.seeAll') }).click()
  await expect(page).toHaveURL(/\/products$/)
  await expect(cardsOf(page)).toHaveCount(12)
})

test('an empty category says so and leads on', async ({ page, shopLocale }) => {
  const text = textsOf(shopLocale)
  await visit(page, '/category/dresses?scenario=catalogue.empty')
  const main = page.getByRole('main')
  await expect(main.getByText(text('catalogue.empty'))).toBeVisible()
  await expect(main.getByRole('link', { name: text('catalogue.seeAll') })).toBeVisible()
})

test('eight skeletons stand for a list on its way', async ({ page }) => {
  await visit(page, '/category/dresses?scenario=productsByCategory.timeout')
  await expect(page.locator('main section ul > li')).toHaveCount(8)
})

test('the page before stays, dimmed and busy, while the next one comes', async ({ page }) => {
  await page.goto('/products')
  await expect(cardsOf(page)).toHaveCount(12)
  await setScenario(page, 'productList.slow')
  await page.getByRole('combobox').first().selectOption('low-to-high')
  await expect(page).toHaveURL(/sort=low-to-high/)
  await expect(page.getByRole('main').locator('[aria-busy=true]').first()).toBeVisible()
  await expect(cardsOf(page)).toHaveCount(12)
})

test('without its categories the list does without their strip', async ({ page }) => {
  for (const scenario of ['categoryList.500', 'categoryList.offline', 'categoryList.html']) {
    await visit(page, `/category/dresses?scenario=${scenario}`)
    await expect(cardsOf(page)).toHaveCount(12)
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
  }
})
