import type { FaultScenario } from '../../mocks/scenarios/names'
import type { MessageId } from '../../src/i18n/message-id'
import { expect, test } from '../fixtures'
import { textsOf } from '../support/texts'

test.use({ expectedMessages: ['Failed to load resource'] })

/** Our own text by its id, or the server's as the contract names it. */
const reads: { scenario: FaultScenario; path: string; id?: MessageId; text?: string }[] = [
  {
    scenario: 'productsByCategory.serverError',
    path: '/category/dresses',
    text: 'Có lỗi xảy ra khi tải sản phẩm',
  },
  {
    scenario: 'productsByCategory.categoryNotFound',
    path: '/category/nowhere',
    id: 'catalogue.error.categoryNotFound',
  },
  {
    scenario: 'productDetail.notFound',
    path: '/products/nothing',
    id: 'product.error.notFound',
  },
  {
    scenario: 'productDetail.html',
    path: '/products/dam-chu-a-co-sen-tu-anh',
    id: 'product.error.failed',
  },
  { scenario: 'homepageBanners.serverError', path: '/', text: 'Có lỗi xảy ra khi tải banner' },
  { scenario: 'adminHomepageSections.truncated', path: '/', id: 'home.error.sections' },
]

for (const { scenario, path, ...says } of reads) {
  test(`${scenario}: said in its place, the rest of the page lives`, async ({
    page,
    shopLocale,
  }) => {
    const text = textsOf(shopLocale)
    await page.goto(`${path}?scenario=${scenario}`)
    const message = says.id ? text(says.id) : (says.text ?? '')
    const alert = page.getByRole('main').getByRole('alert')
    await expect(alert).toContainText(message)
    await expect(alert.getByRole('button', { name: text('ui.retry') })).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible()
  })
}

test('trying again shows what failed before', async ({ page, shopLocale }) => {
  const text = textsOf(shopLocale)
  await page.goto('/category/dresses?scenario=productsByCategory.serverError')
  await expect(page.getByRole('button', { name: text('ui.retry') })).toBeVisible()
  await page.evaluate(() => window.__mockWorld?.setScenario(''))
  await page.getByRole('button', { name: text('ui.retry') }).click()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
})

test('without the site info the shop works, with less in its header', async ({ page }) => {
  await page.goto('/category/dresses?scenario=siteInfo.timeout')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: /Mộc Lan/ })).toBeVisible()
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
